// @vitest-environment jsdom

import { provided } from '@portico/build';
import * as desktopSet from '@portico/ui/desktop';
import { expect, test } from 'vitest';
import { providedAtStart, providedSet } from './provided.ts';

test('the shell provides exactly what the build of areas leaves out', () => {
  const here = { ...providedAtStart, ...providedSet('desktop', desktopSet), ...providedSet('mobile', {}) };
  expect(Object.keys(here).sort()).toEqual(Object.keys(provided).sort());
});

test('what the shell provides fits the ranges that areas ask for', () => {
  for (const [name, { version }] of Object.entries(providedAtStart)) {
    const [major, minor] = version.split('.').map(Number) as [number, number];
    const [wantedMajor, wantedMinor] = (provided[name] ?? '').slice(1).split('.').map(Number) as [number, number];
    expect([name, major, minor >= wantedMinor]).toEqual([name, wantedMajor, true]);
  }
});
