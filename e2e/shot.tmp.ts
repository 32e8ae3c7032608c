import { chromium } from '@playwright/test';
import { launchOptions, phone } from './browser.ts';
import { enterAs, signIn } from './tests/portal-test.ts';

const at = process.env.AT ?? 'http://localhost:18437';
const [, , width, account, path, out, full] = process.argv;
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext(width === '375' ? phone : { viewport: { width: Number(width), height: 1000 } });
const page = await context.newPage();
page.on('console', (m) => {
  if (['error', 'warning'].includes(m.type())) console.log(m.type(), m.text().slice(0, 600));
});
page.on('pageerror', (e) => console.log('uncaught', String(e).slice(0, 400)));
if (at.includes('workbench')) await signIn(page, { at, account });
else await enterAs(page, { at, account });
const response = await page.goto(at + path);
console.log(response?.status());
await page.waitForLoadState('networkidle');
await page.screenshot({ path: out, fullPage: full !== 'no' });
await browser.close();
