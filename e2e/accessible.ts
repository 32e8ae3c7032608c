import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = 'light' | 'dark' | 'elder';

/** No finding of axe on the page as it stands: WCAG 2.2 A and AA, and axe's own good practice. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n  ')}`,
  );
  expect(found, what).toEqual([]);
}

/** The same in light, dark and elder mode, as a visitor would switch them; nothing that was typed is lost. */
export async function expectAccessibleInEveryLook(page: Page, what: string): Promise<void> {
  for (const look of ['light', 'dark', 'elder'] as const) {
    await wear(page, look);
    await expectAccessible(page, `${what}, ${look}`);
  }
  await wear(page, 'light');
}

/** What theme/preferences.ts writes onto the page, without its button, which plain pages do not show. */
const wear = (page: Page, look: Look) =>
  page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted === 'dark' ? 'dark' : 'light';
    document.documentElement.dataset.mode = wanted === 'elder' ? 'elder' : 'standard';
  }, look);
