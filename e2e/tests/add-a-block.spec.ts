import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPortal } from '@portico/testing/portal';
import { phone } from '../browser.ts';
import { buildArea, copyArea } from './changed-area.ts';
import { expect, test } from './portal-test.ts';

const workspace = join(import.meta.dirname, '../..');
const document = readFileSync(join(workspace, 'docs/recipes.md'), 'utf8');
const recipe = /^## Add a block\n(.*?)^## /ms.exec(document)?.[1] ?? '';

/** The recipe's fences in their order: the files that each names, and its lines. */
const fences = [...recipe.matchAll(/^ {3}```(\w+) ?(.*?)\n(.*?)^ {3}```$/gms)].map(([, kind = '', files = '', text = '']) => ({
  kind,
  files: files.split(' ').filter(Boolean),
  text: text.replace(/^ {3}/gm, ''),
}));
const [declaration, component, entryPoints, commands] = fences;

/** What the compiler says of an area. */
function compile(folder: string): string {
  const own = { extends: '../../packages/build/area.tsconfig.json', compilerOptions: { types: ['node', '@portico/build/assets'] } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...own, include: ['src'] }));
  return spawnSync(join(workspace, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder, encoding: 'utf8' }).stdout;
}

function edit(file: string, change: (source: string) => string): void {
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  expect(changed, `${file} takes the recipe’s lines`).not.toBe(source);
  writeFileSync(file, changed);
}

/** The declaration of the same name gives way to the recipe's; its imports stand before the others. */
function exportBlocks(source: string, text: string): string {
  const lines = text.trim().split('\n');
  const imports = lines.filter((line) => line.startsWith('import '));
  const exported = lines.filter((line) => line.startsWith('export const blocks'));
  return [...imports, source.replace(/^export const blocks = .*$/m, exported.join('\n'))].join('\n');
}

const block = (page: Page) => page.locator('[data-area="home"] [data-block="news.headline"]');

async function expectBlock(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await block(page).scrollIntoViewIfNeeded();
  await expect(block(page).getByRole('heading', { name: '头条' })).toBeVisible();
  await expect(block(page).getByRole('link').first()).not.toBeEmpty();
}

test('the recipe “Add a block”, step by step: its lines compile, and the block stands on the home page of both devices', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  expect(fences.map(({ kind }) => kind)).toEqual(['ts', 'tsx', 'tsx', 'sh']);
  const copy = copyArea('news');
  const portal = await startPortal();
  const at = (file: string) => join(copy.folder, file);
  try {
    await test.step('1: declared alone, it does not compile: both entry points lack it', () => {
      for (const file of declaration?.files ?? [])
        edit(at(file), (source) => source.replace(/^ {2}blocks: \{$/m, `$&\n${declaration?.text}`));
      const said = compile(copy.folder);
      for (const file of ['src/desktop.tsx', 'src/mobile.tsx']) expect(said).toMatch(new RegExp(`${file}.*\n?.*news\\.headline`));
    });
    await test.step('2 and 3: written and exported, it does', () => {
      for (const file of component?.files ?? []) writeFileSync(at(file), component?.text ?? '');
      for (const file of entryPoints?.files ?? []) edit(at(file), (source) => exportBlocks(source, entryPoints?.text ?? ''));
      expect(compile(copy.folder)).toBe('');
    });
    await test.step('4: published, activated and placed, it is on the home page', async () => {
      await page.goto(portal.url());
      await expect(page.locator('[data-area="home"] [data-template]')).toBeVisible();
      await expect(block(page)).toHaveCount(0);
      buildArea(copy);
      let build = '';
      for (const line of commands?.text.trim().split('\n') ?? []) {
        const words = line
          .replace('news@BUILD', build)
          .replace(/ publish news$/, ` publish ${copy.folder}`)
          .split(' ');
        const { code, output } = await portal.portico(...words.slice(1));
        expect(code, `${line}\n${output}`).toBe(0);
        build = /news@\w+\s*$/.exec(output)?.[0].trim() ?? build;
      }
      await expectBlock(page, portal.url());
      await expect(block(page)).toHaveAttribute('data-build', build.slice('news@'.length));
      const context = await browser.newContext(phone);
      await expectBlock(await context.newPage(), `${portal.url()}/mobile/home`);
      await context.close();
    });
  } finally {
    // An open tab would rightly say that its event stream is gone.
    await page.goto('about:blank');
    copy.remove();
    await portal.stop();
  }
});
