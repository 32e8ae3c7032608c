import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { keys, type RunningBrowser, type Tab, type WindowSize } from './tab.ts';

const named: Record<string, string> = { [keys.enter]: 'Enter', [keys.escape]: 'Escape', [keys.delete]: 'Delete' };

export async function openChromium({ name, width, height, userAgent }: WindowSize): Promise<RunningBrowser> {
  const browser = await chromium.launch(launchOptions);
  return {
    async session() {
      const isPhone = name === 'phone';
      const context = await browser.newContext({
        viewport: { width, height },
        userAgent,
        isMobile: isPhone,
        hasTouch: isPhone,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        colorScheme: 'light',
      });
      return { tab: await openTab(context), end: () => context.close() };
    },
    close: () => browser.close(),
  };
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const problems = listen(page);
  return {
    async goto(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: (work, ...args) => page.evaluate(`(${work}).apply(null, ${JSON.stringify(args)})`),
    pointer: (x, y) => page.mouse.click(x, y),
    async keys(characters) {
      for (const each of characters) {
        const key = named[each];
        if (key) await page.keyboard.press(key);
        else await page.keyboard.type(each);
      }
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    async back() {
      await page.goBack({ waitUntil: 'commit' });
    },
    another: () => openTab(context),
    problems: async () => problems.splice(0),
  };
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`);
  });
  return heard;
}
