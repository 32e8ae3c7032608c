import { expect, test } from 'vitest';
import { shellName } from './shell-name.ts';

test('page and server name a shell alike, whatever comes after its start', () => {
  const start = ['react.d12e6c24.js', 'vendors.9996b96e.js', 'main.0064d353.js'];
  expect(shellName(start)).toBe('d12e6c24.9996b96e.0064d353');
  expect(shellName([...start, 'desktop.11111111.js'].map((file) => `http://localhost:8080/assets/${file}`))).toBe(shellName(start));
});

test('a shell that is being worked on has no name', () => {
  expect(shellName(['http://localhost:8080/assets/main.js'])).toBeUndefined();
  expect(shellName([])).toBeUndefined();
});
