import { expect, test } from 'vitest';
import { trustedTypesScript } from './trusted-types.ts';

interface Rules {
  createHTML: (text: string, rule?: unknown) => string | null;
  createScriptURL: (address: string) => string | null;
}

/** Runs the page's script as a browser with Trusted Types does. */
function policy(): Rules {
  const made: Rules[] = [];
  const window = { trustedTypes: { createPolicy: (name: string, rules: Rules) => name === 'default' && made.push(rules) } };
  new Function('window', 'trustedTypes', 'location', trustedTypesScript)(window, window.trustedTypes, new URL('https://portal.test/home'));
  expect(made).toHaveLength(1);
  return made[0] as Rules;
}

test('HTML passes only with a rule; a text without markup passes as it is', () => {
  const { createHTML } = policy();
  expect(createHTML('<base href="/">', 'TrustedHTML')).toBe(null);
  expect(createHTML('a &lt; b')).toBe(null);
  expect(createHTML('.grid > a{color:red}', 'TrustedHTML')).toBe('.grid > a{color:red}');
  expect(createHTML('<p onclick="a()">', (text: string) => text.replace(/ on.*"/, ''))).toBe('<p>');
});

test('of this site only files of builds run; other hosts are left to script-src', () => {
  const { createScriptURL } = policy();
  for (const address of [
    '/assets/main.js',
    '/areas/news/1/remoteEntry.js',
    'https://portal.test/js/robot-sdk.js',
    'https://robot.example/sdk.js',
  ])
    expect(createScriptURL(address)).toBe(address);
  for (const address of ['/homepage/news/detail?id=1', '/files/avatar.png', 'https://portal.test/assets/../files/a', '/registry/plan'])
    expect(createScriptURL(address)).toBe(null);
});

test('an engine without Trusted Types runs the script without effect', () => {
  expect(() => new Function('window', trustedTypesScript)({})).not.toThrow();
});
