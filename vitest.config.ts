import { defineConfig } from 'vitest/config';

/** Rules run in Node (`*.test.ts`), what renders runs in jsdom (`*.test.tsx`). */
export default defineConfig({
  test: {
    // Waiting is generous: no test may fail because the machine is slow or busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{shell,remotes/*,packages/*,e2e}/{src,bench}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          // Testing Library cleans up after each test when it finds afterEach.
          globals: true,
          setupFiles: ['packages/testing/src/patient-waiting.ts'],
          include: ['{shell,remotes/*,packages/*}/src/**/*.test.tsx'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
