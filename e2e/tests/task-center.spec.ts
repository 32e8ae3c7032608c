import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop, phone } from '../browser.ts';
import { areaOf, enterAs, expect, signIn, test } from './portal-test.ts';

const center = (page: Page) => areaOf(page, 'task-center');
const tasks = (page: Page) => page.getByRole('region', { name: '任务列表' });
const kind = (page: Page, name: RegExp) => page.getByRole('navigation', { name: '任务类型' }).getByRole('link', { name });

/** The school's systems, as far as the portal's links lead. */
const answerSystems = (page: Page) =>
  page
    .context()
    .route('https://*.qinghe.example/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>业务系统</title>' }),
    );

test.describe('on a desktop', () => {
  test.use(desktop);

  test('T1 · staff narrow their tasks, open one in its system, and the list is asked again when they are back', async ({
    page,
    portal,
  }) => {
    await answerSystems(page);
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/home`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '任务中心' }).click();
    await expect(page).toHaveURL(`${portal.url()}/task-center`);
    await expect(kind(page, /^待办/)).toHaveAttribute('aria-current', 'page');
    await expect(tasks(page).getByText('已逾期 2 天')).toBeVisible();
    const count = /\d+/.exec((await kind(page, /^待办/).textContent()) ?? '')?.[0];
    const entry = page.getByRole('navigation', { name: '主导航' }).getByRole('listitem').filter({ hasText: '任务中心' });
    await expect(entry).toContainText(`待办 ${count} 条`);
    await expectAccessibleInEveryLook(page, 'the task center');

    await page
      .getByRole('navigation', { name: '来源系统' })
      .getByRole('link', { name: /^财务报销/ })
      .click();
    await expect(page).toHaveURL(/\?source=finance$/);
    await expect(tasks(page).getByRole('link', { name: /^去处理：/ })).toHaveCount(1);
    await page
      .getByRole('navigation', { name: '来源系统' })
      .getByRole('link', { name: /^全部来源/ })
      .click();
    await page.getByRole('searchbox', { name: '搜索标题、发起人、编号' }).fill('转专业');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await expect(tasks(page).getByRole('link', { name: /^去处理：/ })).toHaveCount(1);
    await page.reload();
    await expect(tasks(page).getByRole('link', { name: /^去处理：/ })).toHaveCount(1);

    const opened = page.context().waitForEvent('page');
    await tasks(page)
      .getByRole('link', { name: /^去处理：/ })
      .click();
    const system = await opened;
    await system.waitForLoadState();
    expect(new URL(system.url()).host).toBe('flow.qinghe.example');
    const asked = Promise.all(
      [/getTaskDetail/, /getTaskCenterType/, /getTaskCenterInfo/, /getTodoCount/].map((call) => page.waitForResponse(call)),
    );
    await system.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await asked;
  });

  test('T1 · days are chosen in the calendar, an address by hand does no harm, and a row is chosen by keyboard', async ({
    page,
    portal,
  }) => {
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    const answer = await page.goto(`${portal.url()}/task-center?tab=nonsense&sort=__proto__&start=2026-02-30&source=%00&item=x`);
    expect(answer?.status()).toBe(200);
    await expect(kind(page, /^待办/)).toHaveAttribute('aria-current', 'page');
    const rows = tasks(page).getByRole('link', { name: /^去处理：/ });
    await expect(rows.first()).toBeVisible();
    const all = await rows.count();
    expect(all).toBeGreaterThan(10);
    const from = page.getByLabel('开始日期');
    await from.focus();
    const picker = page.locator('[data-control="arco"]').getByLabel('开始日期');
    await page.getByRole('button', { name: '筛选', exact: true }).focus();
    await expect(picker).toBeVisible();
    await picker.click();
    await expect(page.locator('.arco-picker-range-container').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(`${portal.url()}/task-center?start=2026-01-01&end=2026-01-02`);
    await expect(page.getByText('没有符合条件的任务')).toBeVisible();
    await page.getByRole('link', { name: '清空条件' }).first().click();
    await expect(rows).toHaveCount(all);
    await tasks(page)
      .getByRole('link', { name: /^紧急 关于举办教学成果奖/ })
      .focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: '任务详情' });
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('教学成果奖');
    await expect(panel.getByText('当前由 周景行 办理，环节“处领导审核”', { exact: false })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(4);
  });

  test('T2 · a student follows an application from the hall, and staff see the approvals of every engine', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/service-hall`);
    await page.getByRole('link', { name: '查看进度：请假申请：参加学科竞赛' }).click();
    await expect(page).toHaveURL(/\/task-center\?tab=mine&item=affairs%3A\d+$/);
    const panel = page.getByRole('region', { name: '任务详情' });
    await expect(panel.getByText(/当前由 蒋予安 办理，环节“辅导员审批”，\d{4}-\d{2}-\d{2} 23:59 前办结/)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'an application');
    await panel.getByRole('button', { name: '撤回' }).click();
    await expect(page.getByRole('dialog', { name: '撤回申请' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await kind(page, /^审批/).click();
    await page
      .getByRole('navigation', { name: '审批类型' })
      .getByRole('link', { name: /^我发起/ })
      .click();
    await expect(page).toHaveURL(/\/task-center\/approvals\?type=4$/);
    await expect(tasks(page).getByText('已驳回')).toBeVisible();
    await expect(page.getByRole('region', { name: '流转过程' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the approvals');
  });

  test('T1 · a system that is down is named with a retry, on the workbench too, and hides no other', async ({ page, portal }) => {
    const at = portal.url('workbench');
    await signIn(page, { at, account: 'T10001' });
    await page.goto(`${at}/home`);
    const block = page.locator('[data-block="task-center.todo"]');
    await expect(block.getByText('1 个系统暂不可用：财务报销')).toBeVisible();
    await expect(block.getByRole('listitem').filter({ hasText: '剩' }).first()).toBeVisible();
    await block.getByRole('link', { name: '任务中心' }).click();
    await expect(center(page).getByText('1 个系统暂不可用：财务报销')).toBeVisible();
    const again = page.waitForResponse(/getTaskCenterInfo/);
    await center(page).getByRole('button', { name: '重试' }).click();
    await again;
    await expect(
      tasks(page)
        .getByRole('link', { name: /^去处理：/ })
        .first(),
    ).toBeVisible();
    await expectAccessibleInEveryLook(page, 'tasks without one system');
  });

  test('T1 · of two thousand tasks only those near the window are in the page, one below the other', async ({ page, portal }) => {
    await page.route('**/taskCenter/getTaskCenterInfo', async (route) => {
      const { pageNum = 1, pageSize } = route.request().postDataJSON() as { pageNum?: number; pageSize: number };
      const answer = await (await route.fetch({ postData: JSON.stringify({ type: 'todo', pageSize }) })).json();
      const [like] = answer.data.records;
      const first = (pageNum - 1) * pageSize;
      const records = Array.from({ length: pageSize }, (_row, at) => ({ ...like, id: `many-${first + at}`, title: `第 ${first + at} 项` }));
      await route.fulfill({ json: { ...answer, data: { ...answer.data, records, total: 2_000, pageNum, pageSize } } });
    });
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/home`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '任务中心' }).click();
    const rows = tasks(page).locator('[data-item="row"]');
    await expect(rows).toHaveCount(50);
    for (const shown of [100, 150, 200, 250, 300]) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(tasks(page).getByText(new RegExp(`已显示 (${shown}|${shown + 50}) 条，共 2000 条`))).toBeAttached();
    }
    await expect.poll(() => rows.count()).toBeLessThan(60);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const gaps = () =>
      rows.evaluateAll((items) => {
        const boxes = items.map((item) => item.getBoundingClientRect()).sort((a, b) => a.top - b.top);
        const apart = boxes.slice(1).map((box, at) => Math.abs(box.top - (boxes[at]?.bottom ?? 0)));
        const isInSight = boxes.some(({ top, bottom }) => top < innerHeight && bottom > 0);
        return isInSight ? Math.round(Math.max(...apart)) : Number.NaN;
      });
    await expect.poll(gaps).toBeLessThanOrEqual(1);
  });

  test('T1 · a guest is sent to the login and comes back here', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/task-center?tab=mine`);
    await expect(page).toHaveURL(/\/login\?redirect=%2Ftask-center%3Ftab%3Dmine$/);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('T1 · T2 · a student looks through the tasks, filters them in a sheet, and follows an application', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/mobile/home`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '任务' }).click();
    await expect(page).toHaveURL(`${portal.url()}/mobile/task-center`);
    await expect(tasks(page).getByText('已逾期 1 天')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the task center on a phone');
    await center(page).getByText('筛选', { exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '筛选任务' });
    await expect(sheet.getByText('开始日期')).toBeVisible();
    await sheet.getByRole('searchbox').fill('奖学金');
    await sheet.getByRole('button', { name: '查看结果' }).click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(tasks(page).getByRole('link', { name: /^去处理：/ })).toHaveCount(1);
    await kind(page, /^我发起的/).click();
    await page.goto(`${portal.url()}/mobile/task-center?tab=mine`);
    await tasks(page).getByRole('link', { name: '请假申请：参加学科竞赛', exact: true }).click();
    await expect(page).toHaveURL(/\/mobile\/task-center\/detail\/affairs\/\d+$/);
    await expect(page.getByText(/^当前由 蒋予安 办理/)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'an application on a phone');
    await page.goBack();
    await expect(page.getByRole('link', { name: '请假申请：参加学科竞赛', exact: true })).toBeVisible();
    await page.goto(`${portal.url()}/mobile/task-center/detail/affairs/nothing`);
    await expect(page.getByText('这项任务已经不在了')).toBeVisible();
    await page.goto(`${portal.url()}/mobile/task-center/approvals?type=4`);
    await expect(tasks(page).getByText('已驳回')).toBeVisible();
  });
});
