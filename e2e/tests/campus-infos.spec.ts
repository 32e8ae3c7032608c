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
});
