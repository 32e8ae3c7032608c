import { expect, test } from 'vitest';
import { readAccount } from './read-account.ts';
import { readMobile } from './read-mobile.ts';

function fields(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
const noCaptcha = { read: () => ({}) };

test('A1 · the first field that is empty is named; the password goes as it was typed', () => {
  expect(readAccount(fields({ username: ' ', password: 'x' }), noCaptcha)).toMatchObject({ field: 'username' });
  expect(readAccount(fields({ username: 'a' }), noCaptcha)).toMatchObject({ field: 'password' });
  const fault = { text: '请输入图中的验证码。', field: 'captcha' };
  expect(readAccount(fields({ username: 'a', password: 'x' }), { read: () => fault })).toEqual(fault);
  expect(readAccount(fields({ username: ' 20260001 ', password: '  pass 密码😀 ', remember: 'on' }), noCaptcha)).toEqual({
    username: '20260001',
    password: '  pass 密码😀 ',
    remember: true,
  });
});

test('A5 · a number may be pasted with blanks, country code or full-width digits', () => {
  for (const mobile of ['13800004216', '138 0000 4216', '+86 138-0000-4216', '008613800004216', '１３８００００４２１６'])
    expect(readMobile(fields({ mobile, code: ' 123 456 ' }), true)).toEqual({ mobile: '13800004216', code: '123456' });
});

test('A5 · the first field that is wrong is named', () => {
  expect(readMobile(fields({}), false)).toMatchObject({ field: 'mobile' });
  expect(readMobile(fields({ mobile: '12345678901' }), false)).toMatchObject({ field: 'mobile' });
  expect(readMobile(fields({ mobile: '13800004216', code: '12345' }), true)).toMatchObject({ field: 'code' });
  expect(readMobile(fields({ mobile: '13800004216' }), false)).toEqual({ mobile: '13800004216', code: '' });
});
