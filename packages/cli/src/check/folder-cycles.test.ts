import { expect, test } from 'vitest';
import { cyclesAmong } from './folder-cycles.ts';

const kernel = 'packages/backend/src/kernel';

test('folders that need each other are named with the files that join them', () => {
  const found = cyclesAmong([
    { from: `${kernel}/api/http.ts`, to: `${kernel}/live/live.ts` },
    { from: `${kernel}/live/events.ts`, to: `${kernel}/log/log.ts` },
    { from: `${kernel}/log/log.ts`, to: `${kernel}/api/answer.ts` },
  ]);
  expect(found).toHaveLength(3);
  expect(found[0]).toBe(`${kernel}/api and ${kernel}/live need each other: ${kernel}/api/http.ts imports ${kernel}/live/live.ts.`);
});

test('one way, files of one folder, and tests are no cycle', () => {
  const found = cyclesAmong([
    { from: `${kernel}/api/http.ts`, to: `${kernel}/cache/cache.ts` },
    { from: `${kernel}/cache/cache.ts`, to: `${kernel}/cache/weigh.ts` },
    { from: `${kernel}/cache/cache.test.ts`, to: `${kernel}/api/http.ts` },
  ]);
  expect(found).toEqual([]);
});
