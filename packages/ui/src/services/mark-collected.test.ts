import { expect, test } from 'vitest';
import { markCollected } from './mark-collected.ts';

const service = (appId: string, isCollect = false) => ({ appId, isCollect });

test('E1 · a star is set in every list that shows the service, and nowhere else', () => {
  const list = [service('1'), service('2')];
  const marked = [service('1', true), service('2')];
  expect(markCollected(list, '1', true)).toEqual(marked);
  expect(markCollected({ records: list, total: 2 }, '1', true)).toEqual({ records: marked, total: 2 });
  expect(markCollected({ pages: [{ records: list }], pageParams: [2] }, '1', true)).toEqual({
    pages: [{ records: marked }],
    pageParams: [2],
  });
  expect(markCollected({ id: '3', groups: [{ name: 'x', apps: list }] }, '1', true)).toEqual({
    id: '3',
    groups: [{ name: 'x', apps: marked }],
  });
  expect(markCollected({ ...service('1'), steps: [] }, '1', true)).toEqual({ ...service('1', true), steps: [] });
});

test('an answer without services stays unchanged', () => {
  for (const data of [undefined, null, 'x', { total: 3 }]) expect(markCollected(data, '1', true)).toBe(data);
});
