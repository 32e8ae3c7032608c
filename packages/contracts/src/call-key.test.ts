import { expect, test } from 'vitest';
import { answersTo, callKey } from './call-key.ts';

const list = { method: 'GET', path: '/homepage/special/list' } as const;
const detail = { method: 'GET', path: '/homepage/special' } as const;
const search = { method: 'POST', path: '/homepage/search' } as const;

test('answers are chosen by their call, whatever their input, and never by a part of its address', () => {
  const { predicate } = answersTo(detail, search);
  const chosen = (key: string, ...more: unknown[]) => predicate({ queryKey: [key, ...more] });
  expect([chosen(callKey(detail, { id: 't1' })), chosen(callKey(detail, undefined)), chosen(callKey(search, { words: 'a b?' }))]).toEqual([
    true,
    true,
    true,
  ]);
  expect(chosen(callKey(detail, { id: 't1' }), 'later pages')).toBe(true);
  expect([chosen(callKey(list, { pageSize: 2 })), chosen('POST /homepage/special {}'), chosen('')]).toEqual([false, false, false]);
});
