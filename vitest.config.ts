import { configDefaults, defineConfig } from 'vitest/config';

/** They replace a module (`vi.mock`), so they do not share modules with other files. */
const isolated = '**/src/**/*.isolated.test.ts';

/**
 * Logic runs in Node (`*.test.ts`); a worker loads modules once for all its files, because loading the backend costs
 * more than most of its tests. Rendering runs in jsdom (`*.test.tsx`), each file in its own document.
 */
export default defineConfig({
  test: {
    // Generous timeouts: no test may fail because the machine is slow or busy.
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
