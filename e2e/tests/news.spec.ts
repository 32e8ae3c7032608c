import { createHash } from 'node:crypto';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop, phone } from '../browser.ts';
import { areaOf, enterAs, expect, test } from './portal-test.ts';

// The browser reports a page whose status is 404.
test.use({ expectedProblems: [/status of 404.*\/(news\/more|news\/topic|mobile\/news\/article)\//] });

/** A demo article that guests know by its title alone. */
const council = '校长办公会与师生代表座谈纪要（校内阅读）';
const [schoolNews, campusLife] = ['1000108001', '1000108003'];

test.describe('on a desktop', () => {
  test.use(desktop);
  test('N1 · a student orders the columns by keys and by dragging, and finds them so again', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/news`);
    const tabs = page.getByRole('navigation', { name: '新闻栏目' }).getByRole('link');
    await expect(tabs.first()).toHaveText('学校要闻');
    await page.getByRole('button', { name: '我的栏目' }).click();
    const editor = page.getByRole('dialog', { name: '我的栏目' });
    const rows = editor.getByRole('list', { name: '我的栏目' }).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await expectAccessibleInEveryLook(page, 'the choice of columns');
    const handle = (name: string) => editor.getByRole('button', { name: `拖动${name}` });
    await handle('人物').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('已拿起人物，现在第 4 位，共 5 位。')).toBeAttached();
    // The keys of a row are listened to a moment after it was picked up.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText('人物移到第 3 位，共 5 位。')).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(rows.nth(2)).toContainText('人物');
    // Hovering waits until the row has settled after its last move.
    await handle('媒体清禾').hover();
    await page.mouse.down();
    const to = await handle('学校要闻').boundingBox();
    if (!to) throw new Error('The handle is on screen.');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 20, { steps: 6 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 4, { steps: 6 });
    await expect(page.getByText('媒体清禾移到第 1 位，共 5 位。')).toBeAttached();
    await page.mouse.up();
    await expect(rows.first()).toContainText('媒体清禾');
    // The click that ends a drag is kept from the page, and with it any in the next 50 ms.
    await expect(async () => {
      await editor.getByRole('button', { name: '移除校园生活' }).click({ timeout: 1_000 });
      await expect(rows).toHaveCount(4, { timeout: 1_000 });
    }).toPass();
    await editor.getByRole('button', { name: '保存' }).click();
    await expect(editor).toHaveCount(0);
    await expect(page.getByRole('button', { name: '我的栏目' })).toBeFocused();
    const chosen = ['媒体清禾', '学校要闻', '学术动态', '人物'];
    await expect(tabs).toHaveText([...chosen, '专题']);
    await page.reload();
    await expect(tabs).toHaveText([...chosen, '专题']);
    // A column that was left out still opens by its address.
    await page.goto(`${portal.url()}/news?type=${campusLife}`);
    await expect(page.getByRole('navigation', { name: '新闻栏目' }).locator('[aria-current]')).toHaveText('校园生活');
    await page.getByRole('button', { name: '我的栏目' }).click();
    await editor.getByRole('button', { name: '恢复默认' }).click();
    await editor.getByRole('button', { name: '保存' }).click();
    await expect(tabs.first()).toHaveText('学校要闻');
  });

  test('N1 · a guest is told how to get own columns, and reads of a restricted article the title alone', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/news?type=${campusLife}`);
    await page.getByRole('button', { name: '我的栏目' }).click();
    const dialog = page.getByRole('dialog', { name: '我的栏目' });
    await expect(dialog).toContainText('登录后可以选择常看的栏目');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('searchbox', { name: '搜索本栏目的新闻' }).fill('座谈纪要');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/news/more/${campusLife}\\?keyword=`));
    const row = areaOf(page, 'news').getByRole('link', { name: new RegExp(council.slice(0, 12)) });
    await expect(row).toContainText('登录后阅读');
    await row.click();
    await expect(page.getByRole('heading', { level: 1, name: council })).toBeVisible();
    await expect(areaOf(page, 'news')).not.toContainText('食堂');
    await expectAccessibleInEveryLook(page, 'a locked article');
    const article = page.url();
    await areaOf(page, 'news').getByRole('link', { name: '登录' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fnews%2Farticle%2F/);
    await enterAs(page, { at: portal.url() });
    await page.goto(article);
    await expect(areaOf(page, 'news')).toContainText('二十六名师生代表');
  });

  test('N2 · a list is filtered by title and days, and a column that is gone says so', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/news/more/${schoolNews}`);
    await expect(page.getByRole('status').filter({ hasText: /共 \d+ 篇/ })).toBeVisible();
    await page.getByLabel('标题').fill('学术周');
    await page.getByRole('button', { name: '筛选' }).click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(areaOf(page, 'news').getByRole('heading', { level: 3 }).first()).toContainText('学术周');
    await page.goto(`${portal.url()}/news/more/${schoolNews}?start=2001-01-01&end=2001-01-02`);
    await expect(areaOf(page, 'news')).toContainText('没有找到与“所选时间”相关的新闻');
    const answer = await page.goto(`${portal.url()}/news/more/UNKNOWN`);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).toContain('data-error="not-found"');
    await expect(page.locator('[data-error="not-found"]')).toContainText('这个栏目不存在或已停用');
    await page.goto(`${portal.url()}/news`);
    await page.getByRole('complementary', { name: '排行与专题' }).getByRole('link', { name: '建校七十周年', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '建校七十周年' })).toBeVisible();
    await expect(areaOf(page, 'news').getByRole('link', { name: /清禾大学举行建校七十周年学术周/ })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a topic of the news');
    const topic = await page.goto(`${portal.url()}/news/topic/UNKNOWN`);
    expect(topic?.status()).toBe(404);
    await expect(page.locator('[data-error="not-found"]')).toContainText('这个专题不存在或已下架');
  });

  test('N2 · an article: its file with a checksum, its code for phones, its letters, its print', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/news/article/1000107001`);
    const article = areaOf(page, 'news');
    const file = article.getByRole('region', { name: '附件' }).getByRole('link');
    const bytes = await (await page.request.get(`${portal.url()}${await file.getAttribute('href')}`)).body();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await expect(article.getByText(`${sha256.slice(0, 12)}…`)).toHaveAttribute('title', sha256);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await article.getByRole('button', { name: /^复制.*的校验值$/ }).click();
    await expect(article.getByText('已复制')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sha256);
    await article.getByRole('button', { name: '分享' }).click();
    const share = page.getByRole('dialog', { name: '分享文章' });
    const code = share.getByRole('img', { name: '本文的二维码' });
    await expect.poll(() => code.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await expectAccessibleInEveryLook(page, 'sharing an article');
    await page.keyboard.press('Escape');
    await article.getByRole('button', { name: 'A+ 大号字' }).click();
    await expect(article.locator('[data-size="l"]')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(article.getByRole('toolbar')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: '当前位置' })).toBeHidden();
    await expect(article.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('[data-layout]')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('N1 · an article of another site opens behind the interstitial, which takes no address from outside', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/news?type=1000108005`);
    const outer = areaOf(page, 'news').locator('a[href^="/outside-chain?pageNavigationId=news."]').first();
    await outer.click();
    await expect(page.getByRole('heading', { name: '您将离开本站' })).toBeVisible();
    await expect(page.getByText('press.qinghe.example')).toBeVisible();
    const on = page.getByRole('link', { name: '继续访问' });
    await expect(on).toHaveAttribute('href', /^https:\/\/press\.qinghe\.example\//);
    await expect(on).toHaveAttribute('rel', 'noopener noreferrer');
    await page.goto(`${portal.url()}/outside-chain?pageNavigationId=news.1000107001`);
    await expect(page.getByRole('heading', { name: '您将离开本站' })).toHaveCount(0);
    await expect(page.locator('[data-error="not-found"]')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test('N1 · N2 · a student finds an article by title and days, and shares it', async ({ page, portal }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (shared: ShareData) => {
          document.documentElement.dataset.shared = shared.url;
          return Promise.resolve();
        },
      });
    });
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/mobile/news?type=${campusLife}`);
    await page.getByRole('button', { name: '查找新闻' }).tap();
    const dialog = page.getByRole('dialog', { name: '在“校园生活”中查找' });
    await dialog.getByRole('searchbox', { name: '标题' }).fill('座谈纪要');
    await expectAccessibleInEveryLook(page, 'the search of a phone');
    await dialog.getByRole('button', { name: '查找' }).tap();
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByText('共 1 篇')).toBeVisible();
    await areaOf(page, 'news')
      .getByRole('link', { name: new RegExp(council.slice(0, 12)) })
      .tap();
    // For a moment the list that is kept and the article are both the area's.
    await expect(page.getByText('二十六名师生代表').filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('button', { name: '分享' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
    await page.goBack();
    await expect(page.getByText('共 1 篇')).toBeVisible();
    const gone = await page.goto(`${portal.url()}/mobile/news/article/1`);
    expect(gone?.status()).toBe(404);
    await expect(page.locator('[data-error="not-found"]')).toBeVisible();
  });

  test('N1 · a guest has five tabs, and signs in for what is for members', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/mobile/news`);
    const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
    await expect(tabs).toHaveText(['首页', '新闻', '服务', '任务', '我的']);
    await page.getByRole('button', { name: '我的栏目' }).tap();
    await expect(page.getByRole('dialog', { name: '我的栏目' }).getByRole('link', { name: '登录' })).toBeVisible();
    await page.keyboard.press('Escape');
    await tabs.filter({ hasText: '我的' }).tap();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmobile%2Fpersonal-center$/);
  });
});
