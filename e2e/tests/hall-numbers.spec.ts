import type { CDPSession, Page } from '@playwright/test';
import { desktop, phone } from '../browser.ts';
import { answerWithServices, pressFilter, scrollThrough } from '../hall.ts';
import { enterAs, expect, test } from './portal-test.ts';

// What is counted here depends on no machine's speed; `pnpm bench work` measures the times.

/** Layouts of the page so far. */
async function layoutsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}
/** What the page asks its school for from now on. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  // The count of the visit is sent whenever the tab has time for it.
  page.on('request', (request) => /\/homepage\/(?!homeStatistic\/addFontVisit)/.test(request.url()) && asked.push(request.url()));
  return asked;
}

test.describe('on a desktop', () => {
  test.use(desktop);
  test('E1 · a filter whose answer is known shows its result without asking, loading or drawing anything twice', async ({
    page,
    portal,
  }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/service-hall`);
    await page.getByRole('navigation', { name: '服务类型' }).getByRole('link', { name: '全部' }).waitFor();
    const [one, other] = ['学习教务', '生活服务'];
    for (const name of [one, other]) await pressFilter(page, name);
    const asked = askedOf(page);
    for (const name of [one, other, one, other]) {
      const { wasBusy, added, shown } = await pressFilter(page, name);
      expect(wasBusy).toBe(false);
      expect(shown).toBeGreaterThan(20);
      expect(added).toBeLessThanOrEqual(shown);
    }
    expect(asked).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('E1 · a list of 2,000 services scrolls without changing the page, asking, or more than one layout a frame', async ({
    page,
    portal,
  }) => {
    test.setTimeout(180_000);
    const total = 2_000;
    await answerWithServices(page, total);
    await page.goto(`${portal.url()}/mobile/home`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '服务' }).tap();
    await expect(page.getByText(`共 ${total} 项`)).toBeVisible();
    const rows = page.getByRole('region', { name: '服务列表' }).getByRole('button', { name: /^收藏/ });
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          return rows.count();
        },
        { timeout: 150_000, intervals: [30] },
      )
      .toBe(total);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const asked = askedOf(page);
    const before = await layoutsOf(session);
    const { frames, changes } = await scrollThrough(page, { pixelsAFrame: 400, most: 300 });
    expect(frames).toHaveLength(299);
    expect(changes).toBe(0);
    expect(asked).toEqual([]);
    expect((await layoutsOf(session)) - before).toBeLessThanOrEqual(frames.length);
  });
});
