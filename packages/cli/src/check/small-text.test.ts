import { expect, test } from 'vitest';
import { smallTexts, smallTextsOf } from './small-text.ts';

test('names a size that falls under 12 px on a phone of 320 px', () => {
  expect(smallTextsOf('.a { font-size: calc(13 * var(--px) * var(--k)); }')).toEqual([expect.stringContaining('13 * var(--px)')]);
  expect(smallTextsOf('.a { font: 700 calc(12 * var(--px)) / 1.5 serif; }')).toHaveLength(1);
});

test('a larger size, one with a floor, and a measure are allowed', () => {
  expect(
    smallTextsOf(
      '.a { font-size: calc(15 * var(--px)); } .b { font-size: max(12 * var(--px) * var(--k), var(--fs-floor)); } .c { width: calc(8 * var(--px)); }',
    ),
  ).toEqual([]);
});

test('no style sheet has such a size', async () => {
  expect(await smallTexts()).toEqual([]);
});
