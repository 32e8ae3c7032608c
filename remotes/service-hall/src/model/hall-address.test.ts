import { serviceContract } from '@portico/contracts';
import { expect, test } from 'vitest';
import { hallInput, hallQuery, isNarrowed, readHall } from './hall-address.ts';

const read = (query: string) => readHall(new URLSearchParams(query));
const plain = { tab: 'all', keyword: '', sort: 'default', view: 'tile', page: 1 };
const query = 'keyword=cj&type=7&dept=8&label=9&audience=STAFF&way=online&initial=c&sort=hot&view=list&page=3';

test('E1 · every filter is in the address, and is restored from it', () => {
  const wanted = read(query);
  expect(wanted).toMatchObject({ keyword: 'cj', type: '7', dept: '8', label: '9', audience: 'STAFF', way: 'online' });
  expect(wanted).toMatchObject({ initial: 'C', sort: 'hot', view: 'list', page: 3 });
  const again = new URLSearchParams(Object.entries(hallQuery(wanted)).map(([name, value]) => [name, String(value)]));
  expect(readHall(again)).toEqual(wanted);
  expect(serviceContract.services.input.parse(hallInput(wanted))).toMatchObject({ labelIds: ['9'], pageNum: 3, pageSize: 24 });
});

test('E1 · what goes without saying is not said', () => {
  expect(JSON.stringify(hallQuery(read('')))).toBe('{"keyword":""}');
  expect(isNarrowed(read('sort=hot&view=list&page=2'))).toBe(false);
  expect(isNarrowed(read('initial=z'))).toBe(true);
});

test('E1 · invalid filters in the address are ignored', () => {
  for (const hostile of [
    'type=../7&dept=%00&label=<b>&audience=ADMIN&way=toString&initial=%C3%A9&sort=__proto__&view=grid&page=-1',
    `type=${'x'.repeat(65)}&way=&initial=AB&page=1e9`,
    'page=99999&sort=constructor&tab=valueOf',
  ])
    expect(read(hostile)).toEqual(plain);
  expect(read(`keyword=${'禾'.repeat(10_000)}`).keyword).toHaveLength(100);
  expect(serviceContract.services.input.safeParse(hallInput(read('keyword=%00%202&initial=q'))).success).toBe(true);
});

test('E1 · a person’s own lists are no guest’s', () => {
  expect(read('tab=collected').tab).toBe('collected');
  expect(readHall(new URLSearchParams('tab=collected'), true).tab).toBe('all');
  expect(hallQuery(read('tab=hot'))).toMatchObject({ tab: 'hot' });
});
