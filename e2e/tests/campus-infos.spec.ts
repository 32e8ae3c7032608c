import { expectAccessibleInEveryLook } from '../accessible.ts';
import { phone } from '../browser.ts';
import { areaOf, enterAs, expect, test } from './portal-test.ts';

test.describe('on a desktop', () => {
  test('P2 · home leads to the campus page: next bus, telephone book by initials, open now, free rooms', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/home`);
    await page.locator('[data-block="home.tools"]').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: /办公电话/ }).click();
    await page.waitForURL('**/personal-center/campus-infos#phones');
    const campus = areaOf(page, 'personal-center');
    const phones = campus.getByRole('region', { name: '电话簿' });
    await expect(phones).toBeInViewport();
    await phones.getByRole('searchbox', { name: '搜索电话' }).fill('kszx');
    const number = phones.getByRole('link', { name: '拨打教务处考试中心 010-55501303' });
    await expect(number).toHaveAttribute('href', 'tel:01055501303');
    await expect(phones.getByRole('listitem')).toHaveCount(1);
    await phones.getByRole('searchbox').fill('没有这个部门');
    await expect(phones.getByText('没有找到“没有这个部门”的电话')).toBeVisible();

    await expect(campus.getByRole('region', { name: '校车时刻' }).getByRole('listitem').filter({ hasText: '东西区间线' })).toContainText(
      '途经',
    );
    await expect(
      campus
        .getByRole('region', { name: '开放时间' })
        .getByText(/开放中|未开放/)
        .first(),
    ).toBeVisible();
    await expect(campus.getByRole('region', { name: '校历' })).toContainText('期中考试');
    const rooms = campus.getByRole('region', { name: '空闲教室' });
    await rooms.getByRole('combobox', { name: '节次' }).selectOption({ index: 11 });
    await expect(rooms).toContainText('空到第 12 节');
    await expect(campus.getByRole('region', { name: '校园卡' })).toContainText('128.40');
    await expectAccessibleInEveryLook(page, 'the campus page');
    await page.getByRole('link', { name: '返回个人中心' }).click();
    await page.waitForURL('**/personal-center');
  });

  test('P3 · favourites are grouped, ordered by keys and by drag, removed and taken back', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/home`);
    await page.getByRole('button', { name: /林知夏/ }).click();
    await page.getByRole('banner').getByRole('link', { name: '我的收藏' }).click();
    await page.waitForURL('**/personal-center/collect');
    const center = areaOf(page, 'personal-center');
    const list = (name: string) => center.getByRole('region', { name }).getByRole('list', { name });
    const names = (name: string) => list(name).getByRole('listitem').locator('b').allTextContents();
    await expect(list('全部收藏').getByRole('listitem').first()).toBeVisible();
    const before = await names('全部收藏');
    const [first = '', second = '', third = ''] = before;

    await test.step('by keys', async () => {
      const saved = page.waitForResponse(/arrangeCollectApp/);
      await center.getByRole('button', { name: `拖动${first}` }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(`已拿起${first}，现在第 1 位`)).toBeAttached();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(`${first}移到第 2 位`)).toBeAttached();
      await page.keyboard.press('Space');
      await saved;
      expect((await names('全部收藏')).slice(0, 3)).toEqual([second, first, third]);
    });
    await test.step('by drag', async () => {
      const saved = page.waitForResponse(/arrangeCollectApp/);
      const handle = center.getByRole('button', { name: `拖动${first}` });
      const target = center.getByRole('button', { name: `拖动${second}` });
      await handle.hover();
      await page.mouse.down();
      const to = await target.boundingBox();
      await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 5, { steps: 12 });
      await page.mouse.up();
      await saved;
      await expect.poll(() => names('全部收藏')).toEqual(before);
    });
    await test.step('into a group of one’s own, kept after a reload', async () => {
      await center.getByRole('button', { name: '新建分组' }).click();
      await center.getByRole('textbox', { name: '新分组的名称' }).fill('常办');
      await center.getByRole('button', { name: '确定' }).click();
      const saved = page.waitForResponse(/arrangeCollectApp/);
      await center.getByRole('combobox', { name: `${third}的分组` }).selectOption('常办');
      await saved;
      await page.reload();
      expect(await names('常办')).toEqual([third]);
      expect(await names('未分组')).toEqual(before.filter((name) => name !== third));
    });
    await test.step('removed, and taken back with its place', async () => {
      await expect(page.locator('html[data-live]')).toBeAttached();
      await center.getByRole('button', { name: `移除${second}` }).click();
      await expect(page.getByRole('status').filter({ hasText: `已取消收藏“${second}”` })).toBeVisible();
      expect(await names('未分组')).not.toContain(second);
      await page.getByRole('button', { name: '撤销' }).click();
      await expect.poll(() => names('未分组')).toEqual(before.filter((name) => name !== third));
    });
    await expectAccessibleInEveryLook(page, 'favourites');
  });

  test('P4 · what was opened is listed by day, cleared and put back', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/personal-center/recently-used`);
    const center = areaOf(page, 'personal-center');
    await expect(center.getByRole('region', { name: '今天' }).getByRole('listitem')).not.toHaveCount(0);
    const earlier = center.getByRole('region', { name: '更早' });
    const count = await earlier.getByRole('listitem').count();
    expect(count).toBeGreaterThan(1);
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expectAccessibleInEveryLook(page, 'what was opened');
    await earlier.getByRole('button', { name: '清空更早' }).click();
    await expect(earlier).toHaveCount(0);
    await page.reload();
    await expect(center.getByRole('region', { name: '今天' })).toBeVisible();
    await expect(earlier).toHaveCount(0);
    await center.getByRole('button', { name: '清空全部记录' }).click();
    await expect(center.getByText('还没有打开过服务')).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(center.getByRole('region', { name: '今天' })).toBeVisible();
  });

  test('P2 · a guest is asked to sign in', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/personal-center/campus-infos`);
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/personal-center/campus-infos');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('P2 · the campus page is one column with a way to each part', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/mobile/personal-center/campus-infos`);
    await page.getByRole('navigation', { name: '校园信息' }).getByRole('link', { name: '开放时间' }).click();
    const hours = page.getByRole('region', { name: '开放时间' });
    await expect(hours).toBeInViewport();
    await expect(hours).toContainText('西区图书馆');
    await expectAccessibleInEveryLook(page, 'the campus page on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('P3 · P4 · favourites and openings on a phone', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/mobile/personal-center/collect`);
    const list = page.getByRole('list', { name: /收藏|未分组/ });
    await expect(list.getByRole('listitem')).not.toHaveCount(0);
    await expect(page.locator('html[data-live]')).toBeAttached();
    const names = () => list.locator('b').allTextContents();
    const [first = '', second = ''] = await names();
    const saved = page.waitForResponse(/arrangeCollectApp/);
    await page.getByRole('button', { name: `下移${first}` }).tap();
    await saved;
    expect((await names()).slice(0, 2)).toEqual([second, first]);
    await expectAccessibleInEveryLook(page, 'favourites on a phone');
    await page.goto(`${portal.url()}/mobile/personal-center/recently-used`);
    await expect(page.getByRole('button', { name: /从最近使用移除/ }).first()).toBeVisible();
    await expectAccessibleInEveryLook(page, 'what was opened, on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
