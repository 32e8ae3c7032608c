// @vitest-environment node
import type { ShellFiles } from '@portico/area/page-protocol';
import { planWith } from '@portico/testing';
import { expect, test } from 'vitest';
import { tagsFor } from './tags.ts';

const frame = { scripts: [], styles: [], written: [] };
const shell: ShellFiles = { start: [], startCss: '', desktop: frame, mobile: frame, plain: frame, chunks: {}, integrity: {}, shared: {} };

test('a page in a file of its own is preloaded with it, and other pages’ files are not', () => {
  const [area] = planWith({ id: 'news', title: '新闻', contract: '^1', pages: {} }).areas;
  if (!area) throw new Error('The plan has one area.');
  const files = {
    'desktop.list.a1.js': 'sha384-x',
    'desktop.article.a1.js': 'sha384-y',
    'mobile.list.a1.js': 'sha384-z',
    'desktop.list.a1.css': 'sha384-c',
  };
  const preloaded = (own: { area: string; name: string }) =>
    [
      ...tagsFor({
        shell,
        device: 'desktop',
        plain: false,
        chunks: [],
        areas: [{ planned: { ...area, files }, css: '' }],
        own,
      }).html.matchAll(/href="([^"]+)"/g),
    ]
      .map(([, address = '']) => address.split('/').at(-1))
      .filter((name) => name && name in files);
  expect(preloaded({ area: 'news', name: 'list' })).toEqual(['desktop.list.a1.js']);
  expect(preloaded({ area: 'news', name: 'article' })).toEqual(['desktop.article.a1.js']);
  expect(preloaded({ area: 'home', name: 'list' })).toEqual([]);
});
