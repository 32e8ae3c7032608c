import type { OverviewLine } from '@portico/contracts/console';
import { expect, test } from 'vitest';
import { scheduleRead } from '../phone-samples.ts';
import { areaInTrouble, placeInput, placesToTakeBack, wayBack } from './rollback.ts';

const kinds = (reach: Parameters<typeof placesToTakeBack>[1]) => placesToTakeBack(scheduleRead, reach).map(({ kind }) => kind);

test('an operator takes back a share before everyone, an administrator the own school alone', () => {
  expect(kinds({ fid: '10001', activate: 'confirm', school: 'confirm' })).toEqual(['share', 'everyone']);
  expect(kinds({ fid: '10002', activate: 'read', school: 'confirm' })).toEqual(['school']);
  expect(kinds({ fid: '10001', activate: 'read', school: 'read' })).toEqual([]);
});

test('W21 · the way back is said before; without an earlier build there is none', () => {
  const [everyone, share, school] = scheduleRead.places;
  if (!everyone || !share || !school) throw new Error('The sample has three places.');
  expect(wayBack(everyone, scheduleRead)).toBe('从 e2196fd0 回到 a40b7c15，11-12 发布的版本');
  expect(wayBack(share, scheduleRead)).toBe('从 c3d4e5f6 回到所有人的版本');
  expect(wayBack(school, scheduleRead)).toBe('从 c3d4e5f6 回到与其他学校相同的版本');
  const { backTo: _, ...first } = everyone;
  expect(wayBack(first, scheduleRead)).toBeUndefined();
  expect([everyone, share, school].map(placeInput)).toEqual([{}, { share: 10 }, { school: '10002' }]);
});

test('the area in trouble is the first that a line names', () => {
  const line = (to: string) => ({ to }) as OverviewLine;
  expect(areaInTrouble([line('/console/modules'), line('/console/releases'), line('/console/releases/news')])).toBe('news');
  expect(areaInTrouble([])).toBeUndefined();
});
