import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop } from '../browser.ts';
import { enterAs, expect, test } from './portal-test.ts';

/** Waits until a control's own code has replaced its plain form. */
const arrived = (page: Page, inside: string) => expect(page.locator(`[data-control="arco"] ${inside}`).first()).toBeVisible();

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the order of the hall is chosen by arrows; Escape leads back to the button', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/service-hall`);
    await page.locator('summary', { hasText: '综合' }).hover();
    const button = page.getByRole('button', { name: '排序：综合' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('navigation', { name: '排序' });
    await expect(list).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the open list of orders');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('link', { name: '最热' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=hot$/);
    await expect(page.getByRole('button', { name: '排序：最热' })).toBeFocused();
  });

  test('a department is found by typing, and its name is said while arrows go through the list', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/service-hall`);
    await page.getByRole('combobox', { name: '查找服务部门' }).hover();
    await arrived(page, '[role="combobox"]');
    const field = page.getByRole('combobox', { name: '查找服务部门' }).first();
    await field.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: '查找服务部门' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the open list of departments');
    await page.keyboard.type('图书');
    await expect(page.getByRole('option')).toHaveText(['图书馆']);
    const active = await field.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveText('图书馆');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dept=\d+$/);
    await expect(page.getByRole('link', { name: '取消条件 图书馆' })).toBeVisible();
  });

  test('the pager is links, and a field that leads to any page', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/service-hall`);
    const pager = page.getByRole('navigation', { name: '分页' });
    await pager.scrollIntoViewIfNeeded();
    await arrived(page, '.arco-pagination');
    await expect(pager.getByRole('link', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    await pager.getByRole('link', { name: '第 1 页' }).focus();
    await page.keyboard.press('Tab');
    await expect(pager.getByRole('link', { name: '第 2 页' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2$/);
    await pager.getByRole('textbox', { name: '前往第几页' }).fill('4');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=4$/);
    await expect(pager.getByRole('link', { name: '第 4 页' })).toHaveAttribute('aria-current', 'page');
    await expectAccessibleInEveryLook(page, 'the hall with its pager');
  });

  test('the list of the hall is a table that says what it lists', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/service-hall?view=list`);
    await arrived(page, 'table');
    const table = page.getByRole('table', { name: '服务列表' });
    await expect(table.getByRole('columnheader')).toHaveText(['服务', '部门与时限', '办理']);
    await expect(table.getByRole('heading', { level: 3 })).toHaveCount(24);
    const star = table.getByRole('button', { name: /^收藏/ }).first();
    const was = await star.getAttribute('aria-pressed');
    await star.focus();
    await page.keyboard.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
    await expect(star).toBeFocused();
    await expectAccessibleInEveryLook(page, 'the hall as a table');
  });

  test('days are typed, or chosen in the calendar by arrows; one end may stay open', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/news`);
    await page.locator('a[href^="/news/more/"]').first().click();
    await page.getByLabel('开始日期').hover();
    await arrived(page, '.arco-picker');
    await page.getByRole('textbox', { name: '开始日期' }).fill('2026-09-01');
    await page.getByRole('button', { name: '筛选' }).click();
    await expect(page).toHaveURL(/start=2026-09-01$/);
    await expect(page.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-09-01');

    await page.getByRole('textbox', { name: '结束日期' }).click();
    const first = page.getByRole('button', { name: '2026年9月 1 日' });
    await expect(first).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the open calendar');
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: '2026年9月 9 日' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-09-09');
    await page.getByRole('button', { name: '筛选' }).click();
    await expect(page).toHaveURL(/start=2026-09-01&end=2026-09-09$/);
  });
});
