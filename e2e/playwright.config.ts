import { defineConfig } from '@playwright/test';
import { desktop, launchOptions } from './browser.ts';

export default defineConfig({
  testDir: './stories',
  testMatch: '*.story.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: './test-results',
  use: {
    ...desktop,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    launchOptions,
    trace: 'retain-on-failure',
  },
});
