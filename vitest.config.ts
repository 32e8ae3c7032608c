import { configDefaults, defineConfig } from 'vitest/config';

/** They replace a module (`vi.mock`), so they share none with other files. */
const isolated = '**/src/**/*.isolated.test.ts';

/**
 * Rules run in Node (`*.test.ts`); a worker loads their modules once for all its files, because loading the backend costs
 * more than most of its tests. What renders runs in jsdom (`*.test.tsx`), each file in a document of its own.
 */
export default defineConfig({
  test: {
    // Waiting is generous: no test may fail because the machine is slow or busy.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: ['{shell,remotes/*,packages/*,e2e}/{src,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, isolated],
        },
      },
      { extends: true, test: { name: 'rules, isolated', environment: 'node', include: [isolated] } },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          // Testing Library cleans up after each test when it finds afterEach.
          globals: true,
          setupFiles: ['packages/testing/src/each-file.ts'],
          include: ['{shell,remotes/*,packages/*}/src/**/*.test.tsx'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
