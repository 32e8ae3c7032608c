import { configDefaults, defineConfig } from 'vitest/config';

const rules = '{shell,remotes/*,packages/*,e2e}/{src,bench}/**/*.test.ts';
const screens = '{shell,remotes/*,packages/*}/src/**/*.test.tsx';
/** They replace a module (`vi.mock`), so they share none with other files. */
const isolated = '**/*.isolated.test.*';

const inNode = { environment: 'node' } as const;
const inDocument = {
  environment: 'jsdom',
  globals: true,
  setupFiles: ['packages/testing/src/each-file.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const;

/**
 * Rules run in Node (`*.test.ts`), what renders runs in jsdom (`*.test.tsx`). A worker loads modules and jsdom once for
 * all its files: that halves the time of the whole.
 */
export default defineConfig({
  test: {
    // Waiting is generous: no test may fail because the machine is slow or busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', ...inNode, isolate: false, include: [rules], exclude: [...configDefaults.exclude, isolated] },
      },
      {
        extends: true,
        test: { name: 'screens', ...inDocument, isolate: false, include: [screens], exclude: [...configDefaults.exclude, isolated] },
      },
      { extends: true, test: { name: 'rules, isolated', ...inNode, include: ['**/src/**/*.isolated.test.ts'] } },
      { extends: true, test: { name: 'screens, isolated', ...inDocument, include: ['**/src/**/*.isolated.test.tsx'] } },
    ],
  },
});
