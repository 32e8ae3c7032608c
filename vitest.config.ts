import { defineConfig } from 'vitest/config';

/** Rules run in Node (`*.test.ts`), what renders runs in jsdom (`*.test.tsx`). */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
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
          include: ['{shell,remotes/*,packages/*}/src/**/*.test.tsx'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
