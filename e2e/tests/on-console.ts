import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { RunningPortal } from '@portico/testing/portal';
import { desktop, phone } from '../browser.ts';
import { enterAs, expect, password } from './portal-test.ts';

/** How soon an open page has to follow. */
export const within = { timeout: 5_000 };

/** A computer, for a test whose own page is a phone. */
export const computer: BrowserContextOptions = {
  ...desktop,
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  userAgent: phone.userAgent.replace(' Mobile', '').replace('Linux; Android 14; Pixel 8', 'X11; Linux x86_64'),
};

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const index = (page: Page) => page.getByRole('navigation', { name: '管理台' });
export const effects = (page: Page) => page.getByRole('list', { name: '影响' });
export const done = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: /知道了/ }) });

/** Who gets which build: the row of one place. */
export const placeRow = (page: Page, name: string) =>
  section(page, '谁在用哪个版本')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** The dialog that asks for the password. */
export const passwordDialog = (page: Page) => page.getByRole('dialog', { name: '确认是您本人' });

export async function confirm(page: Page): Promise<void> {
  await passwordDialog(page).getByLabel('登录密码').fill(password);
  await passwordDialog(page).getByRole('button', { name: '验证并继续' }).click();
}

/** Opens an address in a tab that hears of changes from then on. */
export async function openListening(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse(/\/live$/);
  await page.goto(address);
  await listening;
}

/** Steps of somebody of the console, in a portal of the tests' own. */
export function onConsole(portal: () => RunningPortal) {
  /** Opens a page of the console, and waits until it hears keys and clicks. */
  const goTo = async (page: Page, path: string) => {
    await page.goto(`${portal().url()}${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-live', 'true');
  };
  return {
    goTo,
    /** Enters as a demo person and opens a page of the console on a desktop. */
    async open(page: Page, account: string, path: string): Promise<void> {
      await enterAs(page, { at: portal().url(), account });
      await goTo(page, path);
      await expect(index(page).getByRole('link', { name: '总览' })).toBeVisible();
    },
    /** A tab of a guest that hears of changes. */
    async guestAt(browser: Browser, path: string, options?: BrowserContextOptions): Promise<Page> {
      const guest = await (await browser.newContext(options)).newPage();
      await openListening(guest, `${portal().url()}${path}`);
      return guest;
    },
    /** The build of news that everyone gets, as the command line says. */
    async everyone(): Promise<string> {
      const { output } = await portal().portico('status', '--json');
      const { activations } = JSON.parse(output) as {
        activations: { area: string; buildId: string; school: string | null; share: number | null; preview: string | null }[];
      };
      const found = activations.find(({ area, school, share, preview }) => area === 'news' && !school && !share && !preview);
      return found?.buildId ?? '';
    },
    async publish(folder: string): Promise<void> {
      const { code, output } = await portal().portico('publish', folder, '--force', '--no-types');
      expect(code, output).toBe(0);
    },
    /** Closes the tab and its context. */
    close: (tab: Page) => tab.context().close(),
  };
}
