import { defineConfig } from 'vitest/config';

/** The settings of an area's tests outside of the workspace: `export { default } from '@portico/testing/vitest'`. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Testing Library cleans up after each test when it finds afterEach.
    globals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // They import stylesheets, which Node by itself cannot.
    server: { deps: { inline: [/@portico\//] } },
  },
});
