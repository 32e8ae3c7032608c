import { firstInput } from '@portico/area';
import { callKey, searchContract, serviceContract } from '@portico/contracts';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import { hallInput, readHall } from './hall-address.ts';
import { hitsAPage, readAddress } from './search-address.ts';

const inputOf = (page: 'list' | 'search', search: URLSearchParams) => {
  const [call] = area.pages[page].calls;
  if (!call) throw new Error(`${page} has no first call.`);
  return firstInput(call, { params: {}, search });
};

test.each(['', 'page=2', 'keyword=成绩&type=t1&dept=d2&sort=hot', 'audience=STUDENT&way=online&initial=C&page=3'])(
  'the hall asks what its first call asks: ?%s',
  (text) => {
    const search = new URLSearchParams(text);
    expect(callKey(serviceContract.services, hallInput(readHall(search)))).toBe(callKey(serviceContract.services, inputOf('list', search)));
  },
);

test('a search asks what its first call asks', () => {
  const search = new URLSearchParams('search=成绩单');
  const { words } = readAddress(search);
  expect(callKey(searchContract.search, { search: words, pageSize: hitsAPage })).toBe(
    callKey(searchContract.search, inputOf('search', search)),
  );
});
