import { expect, test } from 'vitest';
import { addressQuery, filterInput, isNarrowed, readAddress } from './task-address.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

test('an address keeps tab, source, days, words, order and row', () => {
  const wanted = read('tab=mine&source=oa&start=2026-11-01&end=2026-11-20&keyword=报销&sort=priority&item=oa:71');
  expect(wanted).toEqual({
    tab: 'mine',
    source: 'oa',
    start: '2026-11-01',
    end: '2026-11-20',
    keyword: '报销',
    sort: 'priority',
    item: 'oa:71',
  });
  expect(addressQuery(wanted)).toEqual(wanted);
});

test.each([
  'tab=1%202&source=../x&start=2026-02-30&end=tomorrow&sort=constructor&item=oa',
  'tab=%00&source=a%20b&start=&end=2026-13-01&sort=__proto__&item=%3Cb%3E:1',
  'tab[]=todo&sort=&item=::',
])('what an address by hand says wrongly is as if it were not there: %s', (text) => {
  expect(read(text)).toMatchObject({ tab: '', source: '', start: '', end: '', sort: undefined, item: '' });
  expect(isNarrowed(read(text))).toBe(false);
});

test('a range that ends before it begins has no end, and long words are cut', () => {
  expect(read('start=2026-11-20&end=2026-11-01')).toMatchObject({ start: '2026-11-20', end: '' });
  expect(filterInput(read(`keyword=${'长'.repeat(200)}`)).keyword).toHaveLength(100);
});

test('what is not set is not asked, so that the preloaded answer is found', () => {
  expect(Object.values(filterInput(read(''))).every((value) => value === undefined)).toBe(true);
  expect(addressQuery(read('tab=todo')).tab).toBeUndefined();
});
