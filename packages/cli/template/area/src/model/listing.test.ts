import { expect, test } from 'vitest';
import { listInput, pageSize } from './listing.ts';

test('the keyword of the address is asked for, and none where there is none', () => {
  expect(listInput(new URLSearchParams('keyword=%20图书%20'))).toEqual({ keyword: '图书', pageSize });
  expect(listInput(new URLSearchParams('keyword='))).toEqual({ pageSize });
});
