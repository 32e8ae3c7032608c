import { expect, test } from 'vitest';
import { callsFor, type FirstCall, firstInput } from './first-call.ts';

const call = (path: string, more: Partial<FirstCall> = {}): FirstCall => ({ method: 'GET', path, who: 'guest', input: {}, ...more });

test('a page makes only the calls that this visitor’s device, template and person need', () => {
  const calls = [
    call('/all'),
    call('/member', { who: 'member' }),
    call('/phone', { device: 'mobile' }),
    call('/second', { template: 2 }),
    call('/wide-second', { device: 'desktop', template: 2 }),
  ];
  const paths = (guest: boolean, device: 'desktop' | 'mobile', template: 1 | 2 | 3) =>
    callsFor(calls, { guest, device, template }).map(({ path }) => path);
  expect(paths(true, 'desktop', 1)).toEqual(['/all']);
  expect(paths(false, 'mobile', 1)).toEqual(['/all', '/member', '/phone']);
  expect(paths(true, 'desktop', 2)).toEqual(['/all', '/second', '/wide-second']);
  expect(callsFor(undefined, { guest: true, device: 'desktop', template: 1 })).toEqual([]);
});

test('a call about what is open is made only where the address names it', () => {
  const calls = [call('/list'), call('/detail', { onlyWith: 'notice' })];
  const paths = (query: string) =>
    callsFor(calls, { guest: true, device: 'desktop', template: 1 }, new URLSearchParams(query)).map(({ path }) => path);
  expect([paths(''), paths('notice='), paths('notice=7')]).toEqual([['/list'], ['/list'], ['/list', '/detail']]);
});

test('a call of one view is made only where the address wants that view', () => {
  const calls = [call('/month'), call('/term', { onlyWith: 'view=term' })];
  const paths = (query: string) =>
    callsFor(calls, { guest: false, device: 'desktop', template: 1 }, new URLSearchParams(query)).map(({ path }) => path);
  expect([paths(''), paths('view=month'), paths('view=term&date=2026-11-20')]).toEqual([['/month'], ['/month'], ['/month', '/term']]);
});

test('its input is filled from path and query; parameters that the address lacks are omitted', () => {
  const input = { id: ':id', pageNum: '?page', sort: '?sort', pageSize: 24, kind: 'news' };
  expect(firstInput(call('/x', { input }), { params: { id: 'n1' }, search: new URLSearchParams('page=2&sort=') })).toEqual({
    id: 'n1',
    pageNum: '2',
    pageSize: 24,
    kind: 'news',
  });
});
