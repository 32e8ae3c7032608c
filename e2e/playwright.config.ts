import { defineConfig } from '@playwright/test';
import { desktop, launchOptions } from './browser.ts';

export default defineConfig({
  testDir: './tests',
  globalSetup: './build-first.ts',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Out of the way of format and lint: traces hold copies of built files.
  outputDir: './node_modules/.cache/tests',
  use: {
    // A test that waits for something that never happens must fail soon.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    ...desktop,
    // A worker's requests pass by `page.route`; offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    launchOptions,
    // A trace costs an eighth more processor time: PORTICO_TRACE=1 keeps one for each test that fails.
    trace: process.env.PORTICO_TRACE ? 'retain-on-failure' : 'off',
  },
});
