import type { Page } from '@playwright/test';
import { startPortal } from '@portico/testing/portal';
import { expect, signIn, test } from './portal-test.ts';

interface Answer {
  code: number;
  data: { records: { appId: string }[] } | null;
}

/** A call as the page itself would make it, with the token of its cookie. */
function call(page: Page, { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: object }): Promise<Answer> {
  return page.evaluate(
    async (asked) => {
      const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(asked.path, {
        method: asked.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: asked.body && JSON.stringify(asked.body),
      });
      return response.json();
    },
    { method, path, body },
  );
}

test('a favourite, and the person who chose it, outlast a restart', async ({ page }) => {
  test.setTimeout(240_000);
  const portal = await startPortal();
  try {
    await signIn(page, { at: portal.url() });
    const services = await call(page, { method: 'POST', path: '/homepage/homeApp/getServiceApp', body: { pageNum: 1, pageSize: 20 } });
    expect(services).toMatchObject({ code: 200 });
    const chosen = services.data?.records[0]?.appId ?? '';
    expect((await call(page, { method: 'GET', path: `/homepage/homeApp/collectApp?appId=${chosen}&op=1` })).code).toBe(200);
    await page.goto('about:blank');
    await portal.restart();
    await page.goto(`${portal.url()}/home`);
    await expect(page.getByRole('button', { name: /林知夏/ })).toBeVisible();
    const kept = await call(page, { method: 'GET', path: '/homepage/homeApp/getCollectApp' });
    expect(kept.data?.records.map(({ appId }) => appId)).toContain(chosen);
  } finally {
    // The open page listens to the portal, and would complain of its end.
    await page.goto('about:blank');
    await portal.stop();
  }
});
