import { expect, test } from 'vitest';
import { createMissingAreas } from './missing-areas.ts';

test('is complete once every expected area was active; then only an empty plan counts as missing', () => {
  let active: string[] = [];
  const missing = createMissingAreas(['home', 'news'], () => active);
  expect(missing()).toBe('areas are not active yet: home, news');
  active = ['home'];
  expect(missing()).toBe('areas are not active yet: news');
  active = ['home', 'news'];
  expect(missing()).toBeUndefined();
  active = ['home'];
  expect(missing()).toBeUndefined();
  active = [];
  expect(missing()).toBe('no area is active');
});

test('a portal that expects no areas is complete without any', () => {
  expect(createMissingAreas([], () => [])()).toBeUndefined();
});
