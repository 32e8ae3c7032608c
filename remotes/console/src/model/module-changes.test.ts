import type { ConsoleModule } from '@portico/contracts/console';
import { expect, test } from 'vitest';
import { module } from '../sample-data.ts';
import { changesOf, clashesOf, isOutdated, merged, problemsOf, withKind, withWish } from './module-changes.ts';
import { shownRows, treeStep } from './module-rows.ts';
import { planProblem } from './plan-times.ts';

const task = module('task-center', '任务中心', { audience: ['STUDENT', 'STAFF'] });

test('a wish that goes back to what stands is none', () => {
  const draft = withWish({}, task, { state: 'off' });
  expect(changesOf(draft)).toEqual([{ sign: 'task-center', state: 'off', audience: ['STUDENT', 'STAFF'], version: 'v1' }]);
  expect(withWish(draft, task, { state: 'on' })).toEqual({});
  expect(withWish({}, task, { audience: withKind(['STAFF'], 'STUDENT', true) })).toEqual({});
});

test('maintenance without a text and an empty audience are named before anything is sent', () => {
  expect(problemsOf(withWish({}, task, { state: 'maintenance' }))).toEqual({ 'task-center': '请写明维护说明，访客会看到' });
  expect(problemsOf(withWish({}, task, { audience: [] }))).toEqual({ 'task-center': '至少选一类人' });
});

test('W9 · fields of two people are merged; the same field is asked', () => {
  const draft = withWish({}, task, { state: 'maintenance', text: '24:00 恢复' });
  const audienceChanged: ConsoleModule = { ...task, audience: ['STAFF'], version: 'v2' };
  expect(isOutdated(draft, [audienceChanged])).toBe(true);
  expect(clashesOf(draft, [audienceChanged])).toEqual([]);
  expect(changesOf(merged(draft, [audienceChanged], () => false))).toEqual([
    { sign: 'task-center', state: 'maintenance', audience: ['STAFF'], text: '24:00 恢复', version: 'v2' },
  ]);

  const stateChanged: ConsoleModule = { ...task, state: 'off', version: 'v3' };
  expect(clashesOf(draft, [stateChanged]).map(({ field }) => field)).toEqual(['state']);
  expect(changesOf(merged(draft, [stateChanged], () => true))).toMatchObject([{ state: 'maintenance', version: 'v3' }]);
  expect(changesOf(merged(draft, [stateChanged], () => false))).toMatchObject([{ state: 'off', text: '24:00 恢复' }]);
});

test('the tree shows blocks of opened modules and what is searched for', () => {
  const all = [module('home', '首页'), module('home.banner', '轮播'), task];
  expect(shownRows(all, '', []).map(({ module: { sign } }) => sign)).toEqual(['home', 'task-center']);
  expect(shownRows(all, '轮播', []).map(({ module: { sign } }) => sign)).toEqual(['home', 'home.banner']);
  const rows = shownRows(all, '', ['home']);
  expect(treeStep(rows, 0, 'ArrowRight')).toEqual({ go: rows[1] });
  expect(treeStep(rows, 1, 'ArrowLeft')).toEqual({ go: rows[0] });
  expect(treeStep(rows, 0, 'ArrowLeft')).toEqual({ open: false });
  expect(treeStep(rows, 2, 'ArrowRight')).toBeUndefined();
});

test('a plan needs a time to come, and an end after its beginning', () => {
  const now = '2026-11-20 09:30:00';
  expect(planProblem({ due: '', until: '' }, now)).toContain('请选择');
  expect(planProblem({ due: '2026-11-20 09:00', until: '' }, now)).toContain('已经过去');
  expect(planProblem({ due: '2026-11-20 22:00', until: '2026-11-20 21:00' }, now)).toContain('晚于');
  expect(planProblem({ due: '2027-12-01 22:00', until: '' }, now)).toContain('一年');
  expect(planProblem({ due: '2026-11-20 22:00', until: '2026-11-21 00:00' }, now)).toBeUndefined();
});
