import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from '../workspace.ts';

const read = (file: string) => readFileSync(join(workspace, file), 'utf8');
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link as string).filter((link) => !link.startsWith('README'));

test('README links every document of docs', () => {
  const links = linksOf(read('README.md'));
  const documents = readdirSync(join(workspace, 'docs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.md'))
    .map(({ name }) => `docs/${name}`);
  expect(documents.filter((document) => !links.includes(document))).toEqual([]);
});

test('README links every package', () => {
  const links = linksOf(read('README.md'));
  expect(readdirSync(join(workspace, 'packages')).filter((name) => !links.includes(`packages/${name}`))).toEqual([]);
});

test.each(['product', 'decisions'])('docs/%s/README.md links every page beside it', (folder) => {
  const links = linksOf(read(`docs/${folder}/README.md`));
  const pages = readdirSync(join(workspace, 'docs', folder)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(pages.filter((page) => !links.includes(page))).toEqual([]);
});

test('the Chinese README has the same headings, tables, commands and links as the English one', () => {
  const shape = (file: string) => {
    const text = withoutCode(read(file));
    return {
      headings: text.match(/^#+ /gm),
      cells: text.match(/^\|.*/gm)?.map((row) => row.split('|').length),
      commands: read(file)
        .match(/^(?:npm|portico|pnpm) .*/gm)
        ?.map((line) => line.replace(/ *#.*/, '')),
      links: linksOf(text),
    };
  };
  expect(shape('README.zh-CN.md')).toEqual(shape('README.md'));
});
