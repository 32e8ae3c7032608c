import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has to go through from its beginning to its end and to the place again. */
const mostStops = 150;

/** Goes on by Tab until this has the focus, as somebody without a pointer does. Fails where Tab never comes to it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return expectSeen(target);
  }
  throw new Error(`${mostStops} times Tab, and never at ${target}.`);
}

/** Goes there and presses Enter. */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The focus is somewhere in the page: what had it is not gone from under it. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body && document.hasFocus()), 'the focus').toBe(true);

/** Who looks for the focus sees it, and nothing covers it. */
async function expectSeen(target: Locator): Promise<void> {
  const problem = () =>
    target.evaluate((element) => {
      const label = element.matches('[type="radio"], [type="checkbox"]') ? (element.closest('label') ?? element) : element;
      const { left, top, width, height } = label.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'is outside the window';
      const above = document.elementFromPoint(x, y);
      if (above && !label.contains(above) && !above.contains(label)) return `is covered by ${above.outerHTML.slice(0, 120)}`;
      const drawn = [element, label].some((each) => {
        const { outlineStyle, boxShadow } = getComputedStyle(each);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      return drawn ? '' : 'shows no focus';
    });
  await expect.poll(problem, `${target}`).toBe('');
}
