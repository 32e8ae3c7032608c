import { test as base, expect, type Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';

export { expect };

interface OfTest {
  /** What this test makes the browser complain of, on purpose. */
  expectedProblems: RegExp[];
  quietConsole: undefined;
}
interface OfWorker {
  /** A portal that tests share: they may sign in, but leave the registry and the data as they are. */
  portal: RunningPortal;
}

/** Arco's own two, named in the toolchain notes, and Playwright's word that it blocks workers; no other is let through. */
export const alwaysAllowed: readonly RegExp[] = [
  /Service Worker registration blocked by Playwright/,
  /Accessing element\.ref was removed in React 19/,
  /unique "key" prop[\s\S]*Breadcrumb/,
];

/** A test: fails on any console error or warning and on any uncaught error, in every page that it opens. */
export const test = base.extend<OfTest, OfWorker>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      // Pages arrive whole even where the machine is busy; what a visitor gets who cannot wait is a test of its own.
      const portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  expectedProblems: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedProblems }, use) => {
      const problems: string[] = [];
      const allowed = [...alwaysAllowed, ...expectedProblems];
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const text = `${message.text()} ${message.location().url}`;
        if (!allowed.some((pattern) => pattern.test(text))) problems.push(`${message.type()}: ${text}`);
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!allowed.some((pattern) => pattern.test(text))) problems.push(`uncaught: ${text}`);
      });
      // A refused script, style, frame or markup; the console names only some of them.
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
          console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`),
        ),
      );
      await use(undefined);
      expect(problems, 'nothing may complain in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export const password = 'Qinghe#2026';

/** Signs in as a demo person and waits for the page behind the login. */
export async function signIn(page: Page, { at, account = '20260001' }: { at: string; account?: string }): Promise<void> {
  await page.goto(`${at}/login`);
  await page.getByLabel('学号 / 工号').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '同意并登录' }).click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
}

/** Makes the browser a demo person's without the login page, for tests that are of something else. */
export async function enterAs(page: Page, { at, account = '20260001' }: { at: string; account?: string }): Promise<void> {
  const answer = await page.request.post(`${at}/pedestal/auth/cx/login`, { data: { username: account, password } });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.context().addCookies([{ name: 'token', value: data.token, url: at }]);
}

/** The area's outlet, once it contains the area's own page. */
export const areaOf = (page: Page, area: string) => page.locator(`[data-area="${area}"]`);

/**
 * What was begun has been drawn, and the page has nothing left to do at once: for what must not happen. `page.clock` may
 * hold its frames, so the browser itself is asked.
 */
export async function drawn(page: Page): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await page.screenshot({ animations: 'allow' });
}
