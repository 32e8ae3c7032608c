import { expect, test, vi } from 'vitest';
import { readCallback, takeCallback } from './callback.ts';

const at = 'https://portal.school.example';
const read = (address: string) => readCallback(at + address);

test('A11 · a return address is read once and cleaned of all but where to go afterwards', () => {
  expect(read('/wechat-login?redirect=%2Fnews%3Fa%3D1%26b&appid=wx1&openid=o%2B1&state=s')).toEqual({
    callback: {
      path: '/wechat-login',
      given: { appid: 'wx1', openid: 'o+1', state: 's' },
      service: `${at}/wechat-login?redirect=%2Fnews%3Fa%3D1%26b&appid=wx1&openid=o%2B1&state=s`,
    },
    clean: '/wechat-login?redirect=%2Fnews%3Fa%3D1%26b',
  });
  expect(read('/api-login?code=a.b&millis=1&service=%2Fnews&extra=1')?.clean).toBe('/api-login');
  for (const path of ['/cas-login', '/auth-login', '/mobile-login', '/qr-code-login', '/wechat-login', '/api-login'])
    expect(read(`${path}?ticket=1&code=2&state=3&appid=4&openid=5&token=6&millis=7&scene=8&error=9#x`)?.clean, path).toBe(path);
});

test('A2 · the service of a ticket is the address to the letter, without the ticket', () => {
  expect(read('/cas-login?redirect=%2fnews&ticket=ST-1-x')?.callback.service).toBe(`${at}/cas-login?redirect=%2fnews`);
  expect(read('/cas-login?ticket=ST-1-x')?.callback.service).toBe(`${at}/cas-login`);
  expect(read('/cas-login/?ticket=ST-1')?.callback).toMatchObject({ path: '/cas-login', service: `${at}/cas-login/` });
});

test('case 7 · of two tickets the first is used', () =>
  expect(read('/cas-login?ticket=ST-1&ticket=ST-2')?.callback.given).toEqual({ ticket: 'ST-1' }));

test('A11 · other addresses are left alone', () => {
  expect(read('/news?code=1&state=2')).toBeUndefined();
  expect(read('/cas-login-help?ticket=1')).toBeUndefined();
});

test('case 49 · the secret leaves the address bar at once and is spent once, however often the page is mounted', async () => {
  history.replaceState({ idx: 3 }, '', '/cas-login?redirect=%2Fnews&ticket=ST-1');
  const brought = takeCallback();
  expect(location.pathname + location.search).toBe('/cas-login?redirect=%2Fnews');
  expect(history.state).toEqual({ idx: 3 });
  expect(brought.at('/auth-login')).toBeUndefined();
  const send = vi.fn(async () => brought.at('/cas-login')?.given.ticket);
  expect(await Promise.all([brought.spendOnce(send), brought.spendOnce(send), brought.spendOnce(send)])).toEqual(['ST-1', 'ST-1', 'ST-1']);
  expect(send).toHaveBeenCalledTimes(1);
  brought.forget();
  expect(brought.at('/cas-login')).toBeUndefined();
  expect(takeCallback().at('/cas-login')?.given).toEqual({});
});
