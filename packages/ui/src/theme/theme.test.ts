import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableText } from '../../theme-table.mjs';
import { contrast, palette, primaryOf, themeCss } from './index.ts';

const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const schools = ['#007aff', '#b3212a', '#0f7b6c', '#f0a500', '#00b4d8', '#67c23a', '#5b2d8e'];
const both = schools.flatMap((primary) => [false, true].map((dark) => ({ primary, dark })));
// The formatter may break lines and drop brackets; the formulas must be the same.
const formulas = (text: string) => text.replace(/[\s(),]/g, '');

test('the generated table holds what colours.css says', () => {
  expect(formulas(here('table.ts'))).toBe(formulas(tableText(here('colours.css'))));
});

test.each(both)('$primary, dark $dark · white on the fill and ink on every ground can be read', ({ primary, dark }) => {
  const colours = palette(primary, { dark });
  const of = (name: string) => colours[name] ?? '';
  expect(contrast('#ffffff', of('--p-fill'))).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['--sheet', '--paper', '--p-50', '--p-100'])
    expect(contrast(of('--p-ink'), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['--sheet', '--paper', '--ground', '--sunk', '--hover'])
    for (const ink of ['--ink-1', '--ink-2', '--ink-3'])
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('--line-0'), of('--sheet'))).toBeGreaterThanOrEqual(3);
  for (const kind of ['success', 'warning', 'danger'])
    expect(contrast(of(`--${kind}-ink`), of(`--${kind}-bg`)), kind).toBeGreaterThanOrEqual(4.5);
});

test.each(['', 'red', '#fff', '#12345', '#0f7b6c;}body{display:none', 'url(x)'])(
  '%o is no colour, so the standard blue is used',
  (colour) => {
    expect(primaryOf(colour)).toBe('#007aff');
    expect(themeCss(colour)).toBe(themeCss('#007aff'));
  },
);

test('the rules need neither relative colours nor a document', () => {
  const text = themeCss('#0f7b6c');
  expect(text).not.toContain('oklch');
  expect(text).not.toContain('from var');
  expect(text).toMatch(/^:root\{--primary:#0f7b6c;--p-fill:#[0-9a-f]{6};/);
  expect(text).toContain('--primary-6:');
});

test('elder mode darkens every tone of text', () => {
  expect(contrast(palette('#007aff', { elder: true })['--ink-3'] ?? '', '#ffffff')).toBeGreaterThan(7);
});
