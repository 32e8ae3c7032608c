import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible, expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop } from '../browser.ts';
import { center, enterPersonal, get, index, ready, wholeNumber } from './own-center.ts';
import { enterAs, expect, password, signIn, test } from './portal-test.ts';

const picture = (side: number) =>
  sharp({ create: { width: side * 2, height: side, channels: 3, background: '#c2571a' } })
    .png()
    .toBuffer();

test.describe('on a desktop', () => {
  test.use(desktop);

  test('P1 · the person menu leads to everything of one’s own; a masked number is shown for a minute', async ({ page, portal }) => {
    await page.clock.install();
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/home`);
    await page.getByRole('button', { name: '林知夏' }).click();
    await page.getByRole('link', { name: '个人中心' }).click();
    await expect(page).toHaveURL(`${portal.url()}/personal-center`);
    await expect(center(page).getByRole('list', { name: '我的数据' }).getByRole('listitem')).toHaveCount(6);
    // Which days the bars show depends on when the portal was filled: a run may pass midnight.
    await expect(center(page).getByText(/日均 \d+\.\d{2} 元/)).toBeVisible();
    await expect(center(page).getByText('46 / 72')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the personal center');

    await center(page).getByRole('button', { name: '电子身份码' }).click();
    await expect(page.getByRole('img', { name: '林知夏的电子身份码' })).toHaveJSProperty('complete', true);
    await expectAccessible(page, 'the identity code');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await index(page).getByRole('link', { name: '个人资料' }).click();
    await expect(page).toHaveURL(`${portal.url()}/personal-center/profile`);
    await page.reload();
    await ready(page);
    const eye = center(page).getByRole('button', { name: '显示手机号' });
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    expect(await page.content()).not.toContain(wholeNumber);
    await eye.click();
    await expect(center(page).getByText(wholeNumber)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the profile with a number shown');
    await page.clock.fastForward(61_000);
    await expect(center(page).getByText('138****4216')).toBeVisible();
    expect(await page.content()).not.toContain(wholeNumber);
  });

  test('P1 · a salary asks for the password; records are filtered, drawn and always a table', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/personal-center`);
    await ready(page);
    expect(await page.content()).not.toContain('12619');
    await center(page).getByRole('button', { name: '显示本月薪酬' }).click();
    const dialog = page.getByRole('dialog', { name: '确认是您本人' });
    await dialog.getByLabel('登录密码').fill('wrong');
    await dialog.getByRole('button', { name: '确认查看' }).click();
    await expect(dialog.getByText('密码不正确，请重新输入。')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the question for the password');
    await dialog.getByLabel('登录密码').fill(password);
    await dialog.getByRole('button', { name: '确认查看' }).click();
    await expect(center(page).getByText('12619.00')).toBeVisible();

    await index(page).getByRole('link', { name: '我的数据' }).click();
    await center(page)
      .getByRole('link', { name: /^校园卡消费/ })
      .click();
    await expect(center(page).getByRole('tab', { name: '近 7 天' })).toBeVisible();
    await center(page).getByRole('link', { name: '校车', exact: true }).click();
    await expect(page).toHaveURL(/key=place&value=/);
    await expect(center(page).getByRole('region', { name: '校园卡消费的表格' }).getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(center(page).getByRole('region', { name: '校园卡消费的表格' }).getByRole('row')).toHaveCount(2);
    await expectAccessibleInEveryLook(page, 'records by kind');
  });

  test('P1 · case 40 · every bad picture is answered in words; a good one is cropped by keyboard and shown everywhere', async ({
    page,
    portal,
  }) => {
    const at = portal.url('personal');
    await enterPersonal(page, { at });
    await page.goto(`${at}/personal-center/profile`);
    await ready(page);
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    const good = await picture(300);
    const huge = Buffer.from(good);
    huge.writeUInt32BE(50_000, 16);
    for (const [name, type, content, words] of [
      ['a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '请选择 PNG、JPEG 或 WebP 图片。'],
      ['page.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'), '文件内容不是 PNG、JPEG 或 WebP 图片'],
      ['../../x.jsp.png', 'image/png', Buffer.from('GIF89a'), '文件内容不是 PNG、JPEG 或 WebP 图片'],
      ['empty.png', 'image/png', Buffer.alloc(0), '这个文件是空的'],
      ['large.png', 'image/png', Buffer.concat([good, Buffer.alloc(2 * 1024 * 1024)]), '图片不能超过 2 MB'],
      ['bomb.png', 'image/png', huge, '图片的宽和高不能超过 4096 像素'],
      ['cut.png', 'image/png', good.subarray(0, 40), '图片已损坏或无法识别'],
    ] as const) {
      await choose(name, type, content);
      await expect(center(page).getByRole('alert').filter({ hasText: words }), name).toBeVisible();
    }
    await choose('me.png', 'image/png', good);
    const dialog = page.getByRole('dialog', { name: '裁剪头像' });
    await expect(dialog.getByRole('img', { name: '头像预览' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the crop of a picture');
    const area = dialog.getByLabel('用方向键移动裁剪框');
    await area.focus();
    const left = () => area.evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    expect(await left()).toBeGreaterThan(before);
    await dialog.getByRole('button', { name: '使用这张头像' }).click();
    await expect(center(page).getByText('头像已更换。')).toBeVisible();
    const shown = page.locator('header img[src^="/avatars/"]');
    await expect(shown).toBeVisible();
    const stored = await shown.evaluate(async (image: HTMLImageElement) => {
      const answer = await fetch(image.src);
      return [answer.headers.get('content-type'), image.naturalWidth];
    });
    expect(stored).toEqual(['image/webp', 256]);
    await page.reload();
    await expect(shown).toBeVisible();
  });

  test('P1 · what is wrong is reported; another person’s data is refused by id', async ({ page, portal }) => {
    const at = portal.url('personal');
    await enterPersonal(page, { at });
    await page.goto(`${at}/personal-center`);
    await ready(page);
    await center(page).getByRole('button', { name: '数据有误：校园卡余额' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('哪里有误，正确的是什么').fill('少了 20 元');
    await dialog.getByRole('button', { name: '提交反馈' }).click();
    await expect(dialog.getByText(/反馈已于 .* 提交给学校/)).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await page.goto(`${at}/personal-center/data`);
    await expect(center(page).getByText('少了 20 元')).toBeVisible();

    const staff = await enterPersonal(page, { at, account: 'T10001' });
    const { data } = (await get(page, '/homepage/person/getPersonTypeData', staff)) as { data: { typeId: string; name: string }[] };
    const salary = data.find(({ name }) => name === '薪酬明细')?.typeId ?? '';
    const token = await enterPersonal(page, { at });
    await page.goto(`${at}/personal-center/data?type=${salary}`);
    await expect(center(page).getByRole('region', { name: '课程成绩的表格' })).toBeVisible();
    const refused = await get(page, `/homepage/person/getPersonData?typeId=${salary}`, token);
    expect(refused).toMatchObject({ code: 404, data: null });
  });

  test('P1 · another device is signed out; the password, the bindings and the log are at hand', async ({ page, portal, browser }) => {
    const at = portal.url('personal');
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await enterPersonal(elsewhere, { at, account: 'T10001' });
    await enterPersonal(page, { at, account: 'T10001' });
    await page.goto(`${at}/personal-center/security`);
    await expect(center(page).getByText('本机')).toBeVisible();
    await expect(
      center(page)
        .getByText(/^账号密码　/)
        .first(),
    ).toBeVisible();
    await expectAccessibleInEveryLook(page, 'account and security');
    const end = center(page).getByRole('button', { name: /^下线 / });
    const before = await end.count();
    await end.first().click();
    await expect(center(page).getByText(/已下线。$/)).toBeVisible();
    await expect(end).toHaveCount(before - 1);
    await elsewhere.goto(`${at}/personal-center`);
    await expect(elsewhere).toHaveURL(/\/login\?redirect=/);
    await other.close();

    await center(page).getByRole('button', { name: '解绑手机号' }).click();
    await page.getByRole('dialog', { name: '解绑手机号' }).getByRole('button', { name: '确认解绑' }).click();
    await expect(center(page).getByText('手机号已解绑。')).toBeVisible();
    await center(page).getByRole('link', { name: '修改密码' }).click();
    await expect(page.getByRole('heading', { name: '修改密码' })).toBeVisible();
    await expect(page.getByLabel('原密码')).toBeVisible();
  });

  test('P1 · consent is withdrawn, data is exported, and closing the account waits and is withdrawn', async ({ page, portal }) => {
    const at = portal.url('personal');
    await enterPersonal(page, { at });
    await page.goto(`${at}/personal-center/privacy`);
    await ready(page);
    await center(page).getByRole('button', { name: '同意', exact: true }).click();
    await center(page).getByRole('button', { name: '撤回同意' }).click();
    await expect(center(page).getByText('已撤回同意，下次登录时会再次询问。')).toBeVisible();
    const download = page.waitForEvent('download');
    await center(page).getByRole('button', { name: '导出' }).click();
    const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(exported).toMatchObject({ person: { account: '20260001' } });
    await center(page).getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await dialog.getByLabel('登录密码').fill(password);
    await expectAccessibleInEveryLook(page, 'closing the account');
    await dialog.getByRole('button', { name: '提交注销' }).click();
    await expect(center(page).getByText(/^账号将于 .* 注销/)).toBeVisible();
    await center(page).getByRole('button', { name: '撤销注销' }).click();
    await expect(center(page).getByText('已撤销注销，账号照常使用。')).toBeVisible();
  });

  test('P1 · L6 · 331906 opens on the personal center; a chosen start page holds at the root and at sign-in', async ({ page, portal }) => {
    const at = portal.url('personal');
    await signIn(page, { at, account: 'T10001' });
    await expect(page).toHaveURL(`${at}/personal-center`);
    await page.goto(`${at}/home`);
    await expect(page.locator('[data-block="personal-center.assets"]').getByText('校园卡余额')).toBeVisible();
    await page.goto(`${at}/personal-center/preferences`);
    await ready(page);
    await center(page).getByLabel('深色').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await center(page).getByLabel('紧凑').check();
    await expectAccessibleInEveryLook(page, 'the preferences');
    await center(page).getByLabel('任务中心').check();
    await expect(center(page).getByText('起始页已保存。')).toBeVisible();
    await page.goto(`${at}/`);
    await expect(page).toHaveURL(`${at}/task-center`);
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
    await page.context().clearCookies();
    await page.goto(`${at}/login`);
    await page.getByLabel('学号 / 工号').fill('T10001');
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(`${at}/task-center`);
    await page.goto(`${at}/personal-center/preferences`);
    await ready(page);
    await center(page).getByLabel('学校默认').check();
    await expect(center(page).getByText('起始页已保存。')).toBeVisible();
    await page.goto(`${at}/`);
    await expect(page).toHaveURL(`${at}/personal-center`);
  });

  test('P1 · G6 · a guest is sent to the login from every page of it', async ({ page, portal }) => {
    for (const path of ['', '/profile', '/data', '/security', '/privacy', '/preferences']) {
      await page.goto(`${portal.url()}/personal-center${path}`);
      await expect(page).toHaveURL(`${portal.url()}/login?redirect=${encodeURIComponent(`/personal-center${path}`)}`);
    }
  });
});
