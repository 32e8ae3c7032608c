import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '@portico/testing/free-port';
import { startPortal } from '@portico/testing/portal';
import { phone } from '../browser.ts';
import { areaOf, enterAs, expect, test } from './portal-test.ts';
import { hear, openTeamTerminal } from './team-terminal.ts';
import { commandsOf, fencesOf } from './terminal.ts';

const workspace = join(import.meta.dirname, '../..');
const guide = 'docs/own-an-area.md';
const textOf = (kind: string) => fencesOf(guide, kind)[0]?.[1] ?? '';

/** The area's entry in the menu; those that do not fit are below 更多. */
const entry = (page: Page) => page.getByRole('navigation').locator('a[href="/library"]').first();
async function showEntry(page: Page): Promise<void> {
  await expect(page.locator('html[data-live]')).toBeAttached();
  const more = page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '更多' });
  await expect(async () => {
    if (!(await entry(page).isVisible())) await more.click({ timeout: 1_000 });
    await expect(entry(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('each command of docs/own-an-area.md does what it says: an area from a folder of its own is in the portal', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const portal = await startPortal();
  const terminal = openTeamTerminal(portal);
  let built = '';
  try {
    await enterAs(page, { at: portal.url() });
    for (const fence of commandsOf(guide)) {
      if (fence.includes('portico dev')) await lookWhileWorking(fence.trim().replace('http://localhost:8080', portal.url()));
      else if (fence.includes('modules off')) await switchIt(fence);
      else if (fence.includes('blocks add')) await placeIt(fence);
      else if (fence.includes('endpoints bind')) await bindIt(fence);
      else if (fence.trim() === 'pnpm test') {
        writeSources();
        terminal.run(fence);
      } else if (fence.includes('portico publish')) {
        const [before = '', activate = ''] = fence.split(/(?=portico activate)/);
        built = terminal.run(before).trim().split('\n').at(-1) ?? '';
        expect(built).toMatch(/^library@[0-9a-f]{12}$/);
        terminal.run(activate.replace('library@BUILD', built));
      } else terminal.run(fence);
      if (fence.includes('keys new')) terminal.handOver('library.pub');
    }
    const { output } = await portal.portico('history', 'library');
    expect(output, 'the key published, not an operator').toMatch(/publish +library@\w+ .* key [0-9a-f]{12} of library/);
    expect(built, 'the document publishes').not.toBe('');
  } finally {
    // An open tab would rightly say that its event stream is gone.
    await page.goto('about:blank');
    terminal.close();
    await portal.stop();
  }

  /** What the document adds to the area for data of its own. */
  function writeSources(): void {
    const change = (file: string, replace: [from: string, to: string][]) => {
      const text = replace.reduce((before, [from, to]) => before.replace(from, to), readFileSync(terminal.file(file), 'utf8'));
      writeFileSync(terminal.file(file), text);
    };
    change('src/area.ts', [
      ['export const', "import { loansContract } from './loans.ts';\n\nexport const"],
      ['  pages: {\n', `${textOf('ts area')}  pages: {\n${textOf('ts page')}`],
    ]);
    for (const entryPoint of ['src/desktop.tsx', 'src/mobile.tsx'])
      change(entryPoint, [
        ['main: MainPage', 'main: MainPage, loans: Loans'],
        ['\nexport', "import { Loans } from './ui/loans.tsx';\n\nexport"],
      ]);
    for (const [, path = '', text = ''] of fencesOf(guide, 'tsx? (src/\\S+)')) writeFileSync(terminal.file(path), text);
  }

  async function bindIt(fence: string): Promise<void> {
    // Below a package that has jose.
    const folder = mkdtempSync(join(workspace, 'packages/backend/node_modules/.documented-'));
    const file = join(folder, 'service.mjs');
    writeFileSync(file, textOf('js service'));
    const port = String(await freePort());
    const service = spawn(process.execPath, [file], { env: { ...process.env, PORT: port, PORTAL: portal.url() }, stdio: 'ignore' });
    const ask = () =>
      page.evaluate(async () => {
        const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1];
        const answer = await fetch('/homepage/areas/library/loans', { headers: { authorization: `Bearer ${token}` } });
        return (await answer.json()) as { code: number; msg: string; data: unknown };
      });
    const writtenPage = async () => (await page.request.get(`${portal.url()}/library/loans`)).text();
    try {
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(401);
      const [bind = '', unbind = ''] = fence.replace('8090', port).split(/(?=portico endpoints unbind)/);
      await test.step('a school’s visitors get what the team’s own service answers', async () => {
        expect(await ask()).toMatchObject({ code: 1006, msg: expect.stringContaining('尚未开通') });
        expect(terminal.run(bind)).toContain('✓ 10001 library/loans: the service refuses an identity that the portal did not sign');
        expect(await ask()).toMatchObject({ code: 200, data: [{ id: '1', title: '围城' }] });
        await expect.poll(writtenPage, { message: 'the server writes it into the page' }).toContain('<p>围城</p>');
      });
      await test.step('and nothing any more when it is unbound', async () => {
        expect(terminal.run(unbind)).toContain('not bound');
        expect(await ask()).toMatchObject({ code: 1006 });
        await expect.poll(writtenPage).toContain('图书馆的数据服务在本单位尚未开通');
      });
    } finally {
      service.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async function lookWhileWorking(command: string): Promise<void> {
    const dev = terminal.start(command);
    try {
      const [, link = ''] = await hear(dev, /(http:\S+\?preview=\S+)\n[\s\S]*is shown/);
      const library = areaOf(page, 'library');
      await test.step('the link shows the area to this browser, in the menu too', async () => {
        await page.goto(link);
        await showEntry(page);
        await entry(page).click();
        await expect(page).toHaveURL(/\/library$/);
        await expect(library.getByRole('heading', { level: 1 })).toHaveText('图书馆');
        await expect(library.getByRole('link').first()).toBeVisible();
      });
      await test.step('nobody else sees it', async () => {
        const other = await browser.newPage();
        await enterAs(other, { at: portal.url() });
        await other.goto(portal.url());
        await expect(entry(other)).toHaveCount(0);
        await other.close();
      });
      await test.step('an edit follows in the open tab, and what is being typed stays', async () => {
        await library.getByLabel('关键词').fill('开');
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const source = terminal.file('src/desktop/main-page.tsx');
        const began = Date.now();
        writeFileSync(source, readFileSync(source, 'utf8').replace('图书馆<', '图书馆新版<'));
        await expect(library.getByRole('heading', { level: 1 })).toHaveText('图书馆新版');
        test.info().annotations.push({ type: 'edit → shown', description: `${Date.now() - began} ms` });
        await expect(library.getByLabel('关键词')).toHaveValue('开');
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
      await test.step('a developer’s build is nothing for visitors', async () => {
        const shown = await library.getAttribute('data-build');
        const refused = await portal.portico('activate', `library@${shown}`);
        expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('for previews alone')]);
      });
    } finally {
      const over = hear(dev, /The preview is over/);
      dev.kill('SIGTERM');
      await over;
      await page.goto(`${portal.url()}/?preview=`);
    }
  }

  async function placeIt(fence: string): Promise<void> {
    const [add = '', remove = ''] = fence.split(/(?=portico blocks remove)/);
    const block = page.locator('[data-area="home"] [data-block="library.latest"]');
    await page.goto(portal.url());
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
    await expect(block).toHaveCount(0);
    await test.step('its block stands on the home page of the school that put it there, in open tabs too', async () => {
      expect(terminal.run(add)).toContain('library.latest');
      await expect(block).toBeVisible();
      await expect(block).toHaveAttribute('data-build', built.slice('library@'.length));
    });
    await test.step('and is taken off again', async () => {
      terminal.run(remove);
      await expect(block).toHaveCount(0);
    });
  }

  async function switchIt(fence: string): Promise<void> {
    const [off = '', on = ''] = fence.split(/(?=portico modules on)/);
    const library = areaOf(page, 'library');
    await page.goto(portal.url());
    await test.step('it is in the menu of everyone, on both devices', async () => {
      await showEntry(page);
      await entry(page).click();
      await expect(library).toHaveAttribute('data-build', built.slice('library@'.length));
      await expect(library.getByRole('heading', { level: 1 })).toHaveText('图书馆新版');
      const context = await browser.newContext(phone);
      const onPhone = await context.newPage();
      await onPhone.goto(`${portal.url()}/mobile/library`);
      await expect(areaOf(onPhone, 'library').getByLabel('关键词')).toBeVisible();
      await context.close();
    });
    await test.step('and is switched like any other module', async () => {
      await showEntry(page);
      terminal.run(off);
      await expect(entry(page)).toHaveCount(0);
      expect(terminal.run(on)).toContain('library');
      await showEntry(page);
    });
    expect(existsSync(terminal.file('pnpm-lock.yaml'))).toBe(true);
  }
});
