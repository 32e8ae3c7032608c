import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = 'light' | 'dark' | 'elder';

/** What a look can change of a page that has been gone through once. */
const ofLook = ['color-contrast', 'target-size'];

/**
 * Puts the animations that end by themselves at their end: a transition out of sight may never end, under a trace. When
 * one ends, those of inherited colours begin.
 */
const endAnimations = () => {
  for (let round = 0; round < 20; round += 1) {
    const running = document
      .getAnimations()
      .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime));
    if (running.length === 0) return;
    for (const each of running) each.finish();
  }
};

/** No finding of axe on the page: WCAG 2.2 A and AA, and axe's own good practice. */
export async function expectAccessible(page: Page, what: string, rules?: string[]): Promise<void> {
  // What fades in has no contrast yet: slides stand still meanwhile, and what has begun is ended.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(endAnimations);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found, what).toEqual([]);
}

/** The same in light, and what depends on it in dark and elder mode, as a visitor would switch them; nothing typed is lost. */
export async function expectAccessibleInEveryLook(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  for (const look of ['dark', 'elder'] as const) {
    await wear(page, look);
    await expectAccessible(page, `${what}, ${look}`, ofLook);
  }
  await wear(page, 'light');
}

/** What theme/preferences.ts writes onto the page, without its button, which plain pages do not show. */
const wear = (page: Page, look: Look) =>
  page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted === 'dark' ? 'dark' : 'light';
    document.documentElement.dataset.mode = wanted === 'elder' ? 'elder' : 'standard';
  }, look);
