// @vitest-environment node
import type { ShellFiles } from '@portico/area/page-protocol';
import { planWith } from '@portico/testing';
import { expect, test } from 'vitest';
import { tagsFor } from './tags.ts';

const frame = { scripts: [], styles: [], written: [] };
const shell: ShellFiles = { start: [], startCss: '', desktop: frame, mobile: frame, plain: frame, chunks: {}, integrity: {}, shared: {} };

const files = {
  'desktop.list.a1.js': 'sha384-x',
  'desktop.article.a1.js': 'sha384-y',
  'mobile.list.a1.js': 'sha384-z',
  'desktop.list.a1.css': 'sha384-c',
  'desktop.article.a1.css': 'sha384-d',
};

function tags(own: { area: string; name: string }, css: Record<string, string> = {}) {
  const [area] = planWith({ id: 'news', title: '新闻', contract: '^1', pages: {} }).areas;
  if (!area) throw new Error('The plan has one area.');
  const areas = [{ planned: { ...area, files }, css }];
  return tagsFor({ shell, device: 'desktop', plain: false, chunks: [], areas, own });
}

test('a page in a file of its own is preloaded with it, and other pages’ files are not', () => {
  const preloaded = (own: { area: string; name: string }) =>
    [...tags(own).html.matchAll(/href="([^"]+)"/g)]
      .map(([, address = '']) => address.split('/').at(-1))
      .filter((name) => name && name in files);
  expect(preloaded({ area: 'news', name: 'list' })).toEqual(['desktop.list.a1.css', 'desktop.list.a1.js']);
  expect(preloaded({ area: 'news', name: 'article' })).toEqual(['desktop.article.a1.css', 'desktop.article.a1.js']);
  expect(preloaded({ area: 'home', name: 'list' })).toEqual([]);
});

test('a page’s small styles are in the document, where its runtime finds them; other pages’ are not', () => {
  const css = { desktop: '.block{}', 'desktop.list': '.list{}', 'desktop.article': '.article{}' };
  const { html, styles } = tags({ area: 'news', name: 'list' }, css);
  expect(styles).toEqual(['', '.block{}', '.list{}']);
  expect(html).toMatch(/data-rspack="\w+:chunk-desktop\.list"/);
  expect(html).not.toContain('desktop.list.a1.css');
  expect(tags({ area: 'home', name: 'list' }, css).styles).toEqual(['', '.block{}']);
});
