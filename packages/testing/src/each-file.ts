import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

/** Before each file of tests: Testing Library gives up after a second by itself; a slow or busy machine needs longer. */
configure({ asyncUtilTimeout: 30_000 });

/** A test that makes the console complain fails; one that does so on purpose replaces the method (`vi.spyOn`). */
const problems: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const write = console[level];
  console[level] = (...parts: unknown[]) => {
    problems.push(format(...parts));
    write(...parts);
  };
}
afterEach(() => expect(problems.splice(0), 'nothing may complain in the console').toEqual([]));
