import { expect, test } from 'vitest';
import { barColours, contrast } from './bar-colours.ts';

test('K4 · a readable pair is used unchanged', () => {
  expect(barColours('#123456', '#ffffff')).toEqual({ '--bar-ground': '#123456', '--bar-text': '#ffffff' });
});

test('K4 · text that cannot be read becomes white or ink', () => {
  expect(barColours('#eeeeee', '#ffffff')).toEqual({ '--bar-ground': '#eeeeee', '--bar-text': '#1a1d21' });
  expect(barColours('#007aff', '#0070f0', '#ff00ff')).toMatchObject({ '--bar-ground': '#007aff' });
});

test('K4 · invalid colours are omitted', () => {
  for (const bad of ['', 'red', 'red;background:url(//evil)', '#12345', undefined]) expect(barColours(bad, '#ffffff')).toBeUndefined();
});

test('contrast of black and white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
