import { expect, test } from 'vitest';
import { failingBuilds } from './failing-builds.ts';

const times = (count: number, work: () => boolean) => Array.from({ length: count }, work);

test('five failures among fifty renders switch a build off, once and for good', () => {
  const { note, isOff } = failingBuilds();
  times(30, () => note('a@1', 'rendered'));
  expect(times(4, () => note('a@1', 'failed'))).toEqual([false, false, false, false]);
  expect(isOff('a@1')).toBe(false);
  expect(note('a@1', 'failed')).toBe(true);
  times(100, () => note('a@1', 'rendered'));
  expect([isOff('a@1'), isOff('a@2')]).toEqual([true, false]);
});

test('failures more than fifty renders ago are forgiven', () => {
  const { note, isOff } = failingBuilds();
  for (let round = 0; round < 10; round += 1) {
    times(4, () => note('a@1', 'failed'));
    times(50, () => note('a@1', 'rendered'));
  }
  expect(isOff('a@1')).toBe(false);
});

test('a build that is late now and then goes on; one that is late half of the time does not', () => {
  const { note, isOff } = failingBuilds();
  for (let round = 0; round < 100; round += 1) note('seldom@1', round % 4 === 0 ? 'late' : 'rendered');
  for (let round = 0; round < 100; round += 1) note('often@1', round % 2 === 0 ? 'late' : 'rendered');
  expect([isOff('seldom@1'), isOff('often@1')]).toEqual([false, true]);
});
