import { expect, test } from 'vitest';
import { clockOf, failureDrawing, ticksByTime } from './failure-lines.ts';

const tick = (time: string, buildId: string, tabs: number, failed: number) => ({ time: `2026-11-20 ${time}:00`, buildId, tabs, failed });
const moment = (time: string, action: string, buildId: string | null) => ({ time: `2026-11-20 ${time}:00`, action, buildId });
const health = {
  enough: true,
  vitals: {},
  looks: [],
  ticks: [tick('13:00', 'old', 100, 1), tick('13:20', 'new', 10, 0), tick('13:20', 'old', 100, 1), tick('13:40', 'new', 30, 4)],
  moments: [moment('13:18', 'activate', 'new'), moment('13:19', 'activate', 'other'), moment('09:00', 'activate', 'old')],
};

test('the chart draws the share of failed tabs of both builds, growing with the hours', () => {
  const drawing = failureDrawing(health, 'new', 'old');
  expect(drawing.minutes.map(clockOf)).toEqual(['13:00', '13:20', '13:40']);
  expect(drawing.fresh).toEqual([null, 0, 10]);
  expect(drawing.old).toEqual([1, 1, null]);
  expect(drawing.most).toBe(10);
});

test('the chart shows at least an hour, and only the acts of these two builds in it', () => {
  const { from, to, moments } = failureDrawing(health, 'new', 'old');
  expect([clockOf(from), clockOf(to)]).toEqual(['12:45', '13:45']);
  expect(moments.map(({ minutes, action }) => [clockOf(minutes), action])).toEqual([['13:18', 'activate']]);
});

test('the chart’s data has a row for each time, the newest first', () => {
  expect(ticksByTime(health.ticks, 'new', 'old').map(({ time, fresh, old }) => [time.slice(11, 16), fresh?.tabs, old?.tabs])).toEqual([
    ['13:40', 30, undefined],
    ['13:20', 10, 100],
    ['13:00', undefined, 100],
  ]);
});
