import { expect, test } from 'vitest';
import { decideLink } from './link-target.ts';

test('K10 · an address of the portal opens inside', () => {
  expect(decideLink({ link: '/news/more/1?page=2' }, true)).toEqual({ kind: 'inside', to: '/news/more/1?page=2' });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'not an address',
  '',
])('K10 · case 43 · case 57 · %j is refused, registered or not', (link) => {
  expect(decideLink({ link }, false)).toEqual({ kind: 'refused' });
  expect(decideLink({ link, pageNavigationId: '1', isFrame: 1 }, false)).toEqual({ kind: 'refused' });
});

test('K10 · what the school registered opens in the frame or behind the interstitial, by its id', () => {
  const target = { link: 'https://map.example', pageNavigationId: 'a b' };
  expect(decideLink({ ...target, isFrame: 1 }, false)).toEqual({ kind: 'frame', to: '/iframe?pageNavigationId=a%20b' });
  expect(decideLink({ ...target, isFrame: 0 }, false)).toEqual({ kind: 'interstitial', to: '/outside-chain?pageNavigationId=a%20b' });
});

test('K10 · a guest opens what is public directly, and is asked to sign in for the rest', () => {
  const target = { link: 'https://map.example', pageNavigationId: '1', isFrame: 0 } as const;
  expect(decideLink(target, true)).toEqual({ kind: 'new-tab', href: 'https://map.example/' });
  expect(decideLink({ ...target, isLogin: 1 }, true)).toEqual({ kind: 'interstitial', to: '/outside-chain?pageNavigationId=1' });
});
