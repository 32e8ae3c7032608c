import { expect, test } from 'vitest';
import { arranged, groupsOf, movedTo, renamed, withIds } from './favourite-groups.ts';

const item = (appId: string, group = '') => ({ appId, name: appId, group });
const groups = [
  { name: '', ids: ['a', 'b'] },
  { name: '常办', ids: ['c'] },
];

test('P3 · groups stand in the order in which they appear, the nameless one first and always', () => {
  expect(groupsOf([item('c', '常办'), item('a'), item('b')])).toEqual(groups);
  expect(groupsOf([item('c', '常办')])[0]).toEqual({ name: '', ids: [] });
});

test('P3 · a favourite moves to the end of another group, which is added if it is new', () => {
  expect(movedTo(groups, 'a', '常办')).toEqual([
    { name: '', ids: ['b'] },
    { name: '常办', ids: ['c', 'a'] },
  ]);
  expect(movedTo(groups, 'a', '新')).toEqual([{ name: '', ids: ['b'] }, groups[1], { name: '新', ids: ['a'] }]);
  expect(withIds(groups, '', ['b', 'a'])[0]).toEqual({ name: '', ids: ['b', 'a'] });
});

test('P3 · a name that exists joins two groups', () => {
  expect(renamed(groups, '常办', '学习')).toEqual([groups[0], { name: '学习', ids: ['c'] }]);
  expect(renamed([...groups, { name: '学习', ids: ['d'] }], '常办', '学习')).toEqual([groups[0], { name: '学习', ids: ['d', 'c'] }]);
  expect(renamed(groups, '常办', '常办')).toBe(groups);
});

test('P3 · what no group names comes last and keeps its group; what is gone is left out', () => {
  expect(arranged([item('a'), item('b'), item('x', '旧')], [{ name: '常办', ids: ['b', 'gone', 'a'] }])).toEqual([
    item('b', '常办'),
    item('a', '常办'),
    item('x', '旧'),
  ]);
});
