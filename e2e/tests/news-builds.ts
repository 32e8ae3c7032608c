import type { Page } from '@playwright/test';
import type { RunningPortal } from '@portico/testing/portal';
import { areaOf, expect } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

/** Builds of news that a test makes and activates for everyone. `clean` takes them back after each test. */
export function newsBuilds(portal: () => RunningPortal) {
  const cleaning: (() => void)[] = [];
  return {
    /** What is to be removed after the test. */
    cleaning,
    variant(number: number, edit?: (file: string, text: string) => string) {
      const built = variantBuild('news', number, edit);
      cleaning.push(built.remove);
      return built;
    },
    async activate(folder: string): Promise<string> {
      // The registry itself would refuse some of them.
      const published = await portal().portico('publish', folder, '--force', '--no-types');
      expect(published.code, published.output).toBe(0);
      const name = published.output.trim().split('\n').at(-1) ?? '';
      const activated = await portal().portico('activate', name);
      expect(activated.code, activated.output).toBe(0);
      return name.split('@')[1] ?? '';
    },
    /** Opens the news and answers the build that it shows, once the tab follows the portal. */
    async openNews(page: Page): Promise<string> {
      const following = page.waitForRequest(/\/live$/);
      await page.goto(`${portal().url()}/news`);
      await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
      await following;
      return (await areaOf(page, 'news').getAttribute('data-build')) ?? '';
    },
    /** The number of tabs in which a build was rolled back, as the portal reports it to operators. */
    async reverts(build: string): Promise<number> {
      const { builds } = (await (await fetch(`${portal().url()}/registry/health`)).json()) as {
        builds: { buildId: string; reports: { reverted: number } }[];
      };
      return builds.find(({ buildId }) => buildId === build)?.reports.reverted ?? 0;
    },
    async clean(page: Page): Promise<void> {
      await page.goto('about:blank');
      for (const remove of cleaning.splice(0)) remove();
      await portal().portico('rollback', 'news');
    },
  };
}
