import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createInlineHashes } from './inline-hashes.ts';
import { contentSecurityPolicy } from './page-policy.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

test('case 55 · inline passes only the very text that was written, by its hash; no nonce, no unsafe-inline', () => {
  const hashes = createInlineHashes();
  const text = 'document.title = 1';
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(hashes([text, text])).toEqual([source]);
  const policy = contentSecurityPolicy({ path: '/home', robot: undefined, scripts: hashes([text]), styles: hashes(['a{}']) });
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${source}`);
  expect(directive(policy, 'style-src-elem')).toMatch(/^style-src-elem 'self' 'sha256-[^']+'$/);
  expect(directive(policy, 'script-src')).not.toMatch(/unsafe|nonce/);
});

test('pages on which a hidden click costs most are framed by nobody, others by this site alone', () => {
  const ancestors = (path: string) =>
    directive(contentSecurityPolicy({ path, robot: undefined, scripts: [], styles: [] }), 'frame-ancestors');
  for (const path of [
    '/login',
    '/personal-center',
    '/mobile/personal-center/overview',
    '/console',
    '/console/releases/news',
    '/mobile/console/urgent',
  ])
    expect(ancestors(path)).toBe("frame-ancestors 'none'");
  for (const path of ['/home', '/login-help', '/consoles']) expect(ancestors(path)).toBe("frame-ancestors 'self'");
});

test('markup and script addresses pass only through one Trusted Types policy', () => {
  const policy = contentSecurityPolicy({ path: '/home', robot: undefined, scripts: [], styles: [] });
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types default');
});
