import { expect, test } from 'vitest';
import { item, types } from '../samples.ts';
import { arrivedAfter, newestTime, serverIndex } from './arrivals.ts';
import { filterQuery, inView, readFilter } from './list-address.ts';
import { inGroups, marked } from './marks.ts';
import { changeOf, groupsOf } from './settings.ts';
import { keyOf, nameIn, typeTree } from './type-tree.ts';

test('a filter comes back from its address, without the notice that is open over it', () => {
  const filter = { kind: 'notice', type: 'life', view: 'unread', keyword: '停水 25' };
  const query = filterQuery(filter, '100/9');
  expect(readFilter(new URLSearchParams(query))).toEqual(filter);
  expect(new URLSearchParams(query).get('notice')).toBe('100/9');
  expect(filterQuery({})).toBe('?');
});

test('documents have no marks, so a view of them is one of all notices', () => {
  expect(inView({ kind: 'document', type: 'todo' }, 'star')).toEqual({ view: 'star' });
  expect(inView({ kind: 'notice', type: 'life' }, 'star')).toEqual({ kind: 'notice', type: 'life', view: 'star' });
});

test('the tree counts what is unread and what waits on the desk; a guest has no desk', () => {
  const tree = typeTree({ types, unread: 2, documents: { todo: 4, read: 3, done: 9 }, path: '/info-center', view: 'unread' });
  const flat = tree.flatMap((entry) => [entry, ...(entry.children ?? [])]).map(({ name, count }) => [name, count?.number]);
  expect(flat).toEqual([
    ['全部消息', 2],
    ['通知公告', 2],
    ['教学', 0],
    ['生活', 2],
    ['公文', 7],
    ['待办', 4],
    ['待阅', 3],
    ['已办', 0],
  ]);
  expect(tree[1]?.children?.[1]?.to).toBe('/info-center?kind=notice&type=life&view=unread');
  expect(nameIn(tree, keyOf({ kind: 'document', type: 'read' }))).toBe('待阅');
  expect(nameIn(tree, keyOf({ kind: 'nonsense' }))).toBeUndefined();
  expect(typeTree({ types, unread: 0, path: '/info-center' }).map(({ name }) => name)).toEqual(['全部消息', '通知公告']);
});

test('what was sent after the newest row on screen has arrived; older rows that move up have not', () => {
  const shown = [item('5', { isTop: 1 }), item('9'), item('7')];
  const since = newestTime(shown);
  expect(since).toBe('2026-11-19 09:00:00');
  expect(arrivedAfter([item('10'), ...shown, item('3')], since).map(({ idCode }) => idCode)).toEqual(['10']);
  expect(arrivedAfter(shown, '')).toEqual([]);
});

test('a row on screen knows its place on the server’s list while others are held back', () => {
  expect([0, 1, 2, 3].map((index) => serverIndex(index, []))).toEqual([0, 1, 2, 3]);
  expect([0, 1, 2, 3].map((index) => serverIndex(index, [1, 2]))).toEqual([0, 3, 4, 5]);
  expect(serverIndex(0, [0, 1, 2])).toBe(3);
});

test('a list is marked without touching others; what is gone is no longer counted', () => {
  const list = { records: [item('1'), item('2')], total: 9 };
  expect(marked(list, new Set(['2']), { read: true })?.records.map(({ read }) => read)).toEqual([false, true]);
  expect(marked(list, new Set(['1']), 'gone')).toMatchObject({ records: [{ idCode: '2' }], total: 8 });
  expect(marked(list, new Set(['7']), 'gone')).toBe(list);
  expect(marked(undefined, new Set(['1']), 'gone')).toBeUndefined();
});

test('ids go in groups that a call accepts', () => {
  const ids = Array.from({ length: 250 }, (_id, at) => String(at));
  expect(inGroups(ids).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(inGroups([])).toEqual([]);
});

test('settings leave locked channels out, and want both ends of the quiet hours', () => {
  const channel = { name: '生活', web: true, wechat: true, wecom: false, sms: false, mail: false };
  const config = {
    channels: [
      { ...channel, type: 'life', locked: false },
      { ...channel, type: 'urgent', locked: true },
    ],
  };
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  expect(changeOf(config, form({ 'life.mail': 'on', quietStart: '22:30', quietEnd: '07:00' }))).toEqual({
    channels: [{ type: 'life', web: false, wechat: false, wecom: false, sms: false, mail: true }],
    quietStart: '22:30',
    quietEnd: '07:00',
  });
  expect(changeOf(config, form({ quietStart: '22:30' }))).toMatch('都填上');
  expect(changeOf(config, form({ quietStart: '22:30', quietEnd: '22:30' }))).toMatch('不能相同');
  expect(changeOf(config, form({}))).toMatchObject({ quietStart: '', quietEnd: '' });
});

test('I1 · the ways of documents stand in a group of their own, and are saved with those of notices', () => {
  const channel = { name: '', web: true, wechat: true, wecom: false, sms: false, mail: false, locked: false };
  const config = { channels: ['life', 'document.todo', 'document.read'].map((type) => ({ ...channel, type })) };
  expect(groupsOf(config).map(({ name, channels }) => [name, channels.length])).toEqual([
    ['通知公告', 1],
    ['公文', 2],
  ]);
  expect(groupsOf({ channels: config.channels.slice(0, 1) }).map(({ name }) => name)).toEqual(['通知公告']);
  const fields = new FormData();
  fields.set('document.todo.sms', 'on');
  expect(changeOf(config, fields)).toMatchObject({ channels: [{ type: 'life' }, { type: 'document.todo', sms: true, web: false }, {}] });
});
