import { phone } from '../browser.ts';
import { areaOf, enterAs, expect, test } from './portal-test.ts';

const words = '成绩';
const address = (text: string) => `/search?search=${encodeURIComponent(text)}`;

test('Q1 · Q2 · a student searches from the header by keyboard, finds, and comes back to it', async ({ page, portal }) => {
  await enterAs(page, { at: portal.url() });
  await page.goto(`${portal.url()}/news`);
  await page.getByRole('button', { name: '搜索', exact: true }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(page.getByRole('group', { name: '热门搜索' }).getByRole('option')).not.toHaveCount(0);
  await page.keyboard.type('成绩单');
  await expect(page.getByRole('group', { name: '搜索建议' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  const chosen = (await page.getByRole('option', { selected: true }).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portal.url() + address(chosen));
  await expect(page.getByRole('region', { name: '小禾的回答' }).getByRole('list', { name: '依据' }).getByRole('link')).not.toHaveCount(0);
  await expect(areaOf(page, 'service-hall').locator('h3 mark').first()).toBeVisible();
  await page.getByRole('navigation', { name: '结果分类' }).getByRole('link', { name: /^服务/ }).click();
  await expect(page).toHaveURL(/type=service/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: /搜索服务/ })).toHaveValue(chosen);
  await page.goBack();
  await expect(page).toHaveURL(portal.url() + address(chosen));
  await expect(
    page
      .getByRole('region', { name: '搜索历史' })
      .or(page.getByRole('link', { name: chosen, exact: true }))
      .first(),
  ).toBeVisible();
});

test('Q2 · a Back at the moment of hydration shows the results of that address', async ({ page, portal }) => {
  await enterAs(page, { at: portal.url() });
  await page.goto(portal.url() + address(words));
  const kinds = page.getByRole('navigation', { name: '结果分类' });
  await kinds.getByRole('link', { name: /^服务/ }).click();
  await expect(kinds.getByRole('link', { name: /^服务/ })).toHaveAttribute('aria-current', 'page');
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.documentElement?.dataset.live) return;
      watch.disconnect();
      history.back();
    });
    watch.observe(document, { subtree: true, attributes: true, childList: true });
  });
  await page.reload();
  await expect(page).toHaveURL(portal.url() + address(words));
  await expect(kinds.getByRole('link', { name: /^全部/ })).toHaveAttribute('aria-current', 'page');
});

test('Q1 · what was searched for is kept, and forgotten when its person says so', async ({ page, portal }) => {
  await enterAs(page, { at: portal.url(), account: 'T10001' });
  const endless = '研究生学位论文答辩申请与学位授予材料提交'.repeat(4);
  await page.goto(portal.url() + address(endless));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.goto(portal.url() + address('校历'));
  await expect(page.getByRole('link', { name: '校历', exact: true }).first()).toBeVisible();
  await page.goto(`${portal.url()}/search`);
  const longest = await page.getByRole('button', { name: new RegExp(`删除搜索记录 ${endless.slice(0, 20)}`) }).boundingBox();
  expect(Math.min(longest?.width ?? 0, longest?.height ?? 0), 'target size').toBeGreaterThanOrEqual(24);
  await page.getByRole('button', { name: '删除搜索记录 校历' }).click();
  await expect(page.getByRole('button', { name: '删除搜索记录 校历' })).toHaveCount(0);
});

test('G1 · a guest who searches on a desktop comes to the login, and the search is kept', async ({ page, portal }) => {
  await page.goto(portal.url() + address(words));
  await expect(page).toHaveURL(/\/login\?/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(address(words));
});

test('case 38 · hostile and endless keywords are text', async ({ page, portal }) => {
  await enterAs(page, { at: portal.url() });
  for (const hostile of ['"><img src=x onerror=alert(1)>', '%_', `\u202e${'x'.repeat(5_000)}`, '(a+)+$', "' or 1=1 --"]) {
    await page.goto(portal.url() + address(hostile));
    await expect(
      areaOf(page, 'service-hall')
        .getByText(/没有找到与|全部 \d+/)
        .first(),
    ).toBeVisible();
    expect((await page.getByRole('combobox', { name: /搜索服务/ }).inputValue()).length).toBeLessThanOrEqual(100);
    await expect(areaOf(page, 'service-hall').locator('img[src="x"]')).toHaveCount(0);
  }
});

test('case 39 · ranges that make no sense are ignored', async ({ page, portal }) => {
  const ranges = [
    { field: 'title', start: 4, end: 2 },
    { field: 'title', start: 0, end: 2 },
    { field: 'title', start: 1, end: 3 },
    { field: 'title', start: -5, end: 900 },
    { field: 'summary', start: 99, end: 120 },
  ];
  const hit = {
    id: '1',
    type: 'news',
    title: '成绩发布',
    summary: '概要',
    ranges,
    target: { link: '/news', isFrame: 0, isLogin: 0 },
  };
  const data = { keyword: words, total: 1, groups: [{ type: 'news', name: '新闻', total: 1, records: [hit] }], suggest: [] };
  await page.route('**/homeApp/search?*', (route) => route.fulfill({ json: { success: true, code: 200, msg: '', data } }));
  await enterAs(page, { at: portal.url() });
  await page.goto(`${portal.url()}/news`);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('combobox').fill(words);
  await page.keyboard.press('Enter');
  const title = areaOf(page, 'service-hall').getByRole('heading', { level: 3 });
  await expect(title).toHaveText('成绩发布');
  await expect(title.locator('mark')).toHaveText(['成绩']);
});

test.describe('on a phone', () => {
  test.use(phone);
  test('Q1 · L2 · the search of the mobile home has no tab bar, and keeps its words when left', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/mobile/home`);
    await page.getByRole('link', { name: '搜索' }).tap();
    await expect(page).toHaveURL(/\/mobile\/search$/);
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
    await page.getByRole('combobox').fill(words);
    await page.getByRole('button', { name: '搜索', exact: true }).tap();
    await expect(areaOf(page, 'service-hall').locator('h3 mark').first()).toBeVisible();
    await page.getByRole('navigation', { name: '结果分类' }).getByRole('link', { name: /^通知/ }).tap();
    await page.getByRole('button', { name: '加载更多' }).tap();
    await expect(areaOf(page, 'service-hall').getByRole('heading', { level: 3 })).toHaveCount(20);
    await page.getByRole('button', { name: '返回' }).tap();
    await expect(page).not.toHaveURL(/type=notice/);
  });
});
