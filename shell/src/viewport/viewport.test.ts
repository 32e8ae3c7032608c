import { describe, expect, test } from 'vitest';
import { deviceOfWidth, firstMenu, isMobilePath, type MenuTarget, mobileHome, resolveRoot, resolveViewport } from './viewport.ts';

const home: MenuTarget = { link: '/home', isDefault: 1, isFrame: 0, pageNavigationId: 'n1' };
const framed: MenuTarget = { link: 'https://library.example', isDefault: 0, isFrame: 1, pageNavigationId: 'n 2' };
const outside: MenuTarget = { link: 'https://mail.example', isDefault: 0, isFrame: 0, pageNavigationId: 'n3' };
const to = (path: string, width: number, facts: { fid?: string; menus?: MenuTarget[]; guest?: boolean } = {}) => {
  const decision = resolveViewport({ path, width, fid: facts.fid ?? '10001', menus: facts.menus ?? [home], guest: facts.guest ?? true });
  return decision.kind === 'stay' ? 'stay' : decision.to;
};

test('V1 · only a whole segment /mobile is a mobile path', () => {
  expect(['/mobile', '/mobile/', '/mobile/home'].every(isMobilePath)).toBe(true);
  expect(['/mobiles', '/m', '/home/mobile'].some(isMobilePath)).toBe(false);
});

test('V3 · 900 px is mobile, 901 px is desktop', () => {
  expect(to('/home', 899)).toBe('/mobile/home');
  expect(to('/home', 900)).toBe('/mobile/home');
  expect(to('/home', 901)).toBe('stay');
  expect(to('/mobile/home', 900)).toBe('stay');
  expect(to('/mobile/home', 901)).toBe('/home');
  expect([899, 900, 901].map(deviceOfWidth)).toEqual(['mobile', 'mobile', 'desktop']);
});

test('V4 · a wide window on a mobile path goes to the first open menu entry', () => {
  expect(to('/mobile/news', 1366, { menus: [framed, home] })).toBe('/iframe?pageNavigationId=n%202');
  expect(to('/mobile/news', 1366, { menus: [outside] })).toBe('/outside-chain?pageNavigationId=n3');
  expect(to('/mobile/news', 1366, { menus: [] })).toBe('/login');
  expect(to('/mobile/news', 1366, { menus: [], guest: false })).toBe('/error?code=1001');
});

test('V4 · case 71 · a built-in first entry that is itself a mobile page or the root is passed over', () => {
  expect(firstMenu([{ ...home, link: '/mobile/home' }, { ...home, link: '/' }, home], true)).toBe('/home');
});

test('V5 · a narrow window on a desktop path goes to the mobile home, for fid 331906 to the personal center', () => {
  expect(to('/news', 375)).toBe('/mobile/home');
  expect(to('/news', 375, { fid: '331906' })).toBe('/mobile/personal-center');
  expect(mobileHome('331906')).toBe('/mobile/personal-center');
});

test('V5 · sign-in, callback and error pages are exempt', () => {
  for (const path of ['/', '/login', '/cas-login', '/api-login', '/error', '/logout']) expect(to(path, 375)).toBe('stay');
});

test('L6 · the root leads to the first menu entry or the mobile home', () => {
  expect(resolveRoot({ width: 1280, fid: '10001', menus: [home], guest: true })).toBe('/home');
  expect(resolveRoot({ width: 375, fid: '10001', menus: [home], guest: true })).toBe('/mobile/home');
  expect(resolveRoot({ width: 375, fid: '331906', menus: [home], guest: false })).toBe('/mobile/personal-center');
});

describe('V2 · deciding twice changes nothing', () => {
  // Every route of specification.md section 2, and some that are none.
  const paths = [
    ...['/', '/login', '/cas-login', '/logout', '/auth-login', '/mobile-login', '/qr-code-login', '/wechat-login', '/api-login', '/error'],
    ...['/home', '/home/special-services', '/home/special-services/details/1', '/service-hall', '/service-hall/details/1'],
    ...['/service-hall/special-services', '/service-hall/special-services/details/1', '/business-system', '/news', '/news/more/1'],
    ...['/info-center', '/task-center', '/schedule-center', '/search', '/outside-chain', '/iframe', '/personal-center'],
    ...['/personal-center/campus-infos', '/personal-center/collect', '/personal-center/recently-used'],
    ...['/mobile/home', '/mobile/news', '/mobile/work', '/mobile/task-center', '/mobile/personal-center', '/mobile/no-permission'],
    ...['/mobile/schedule-detail', '/mobile/my-schedule/schedule', '/mobile/my-schedule/schedule-dialog'],
    ...['/mobile/my-schedule/schedule-dialog-add', '/mobile/notice', '/mobile/search', '/mobile/service-guide/1', '/mobile/topic-detail/1'],
    ...['/unknown', '/mobile', '/mobiles', '/mobile/unknown', '/login/', '/home/'],
  ];
  const menuLists = [[home], [framed, home], [outside], [], [{ ...home, link: '/mobile/home' }]];
  for (const width of [0, 320, 899, 900, 900.5, 901, 1366, 4096])
    for (const fid of ['10001', '331906'])
      for (const guest of [true, false])
        test(`${width} px, fid ${fid}, ${guest ? 'guest' : 'member'}`, () => {
          for (const path of paths)
            for (const menus of menuLists) {
              const first = resolveViewport({ path, width, fid, menus, guest });
              if (first.kind === 'stay') continue;
              const again = resolveViewport({ path: first.to.split('?')[0] ?? '', width, fid, menus, guest });
              expect(again).toEqual({ kind: 'stay' });
            }
        });
});
