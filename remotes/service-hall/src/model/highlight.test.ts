import { expect, test } from 'vitest';
import { highlighted } from './highlight.ts';

const marks = (text: string, ranges: { start: number; end: number }[]) =>
  highlighted(text, ranges)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test('Q1 · what the server found is marked', () => {
  expect(
    marks('成绩单与成绩', [
      { start: 4, end: 6 },
      { start: 0, end: 2 },
    ]),
  ).toBe('[成绩]单与[成绩]');
  expect(marks('成绩', [])).toBe('成绩');
  expect(highlighted('', [])).toEqual([]);
});

test('case 39 · ranges out of bounds, negative, turned round or no numbers are ignored', () => {
  const bad = [
    { start: -1, end: 2 },
    { start: 1, end: 99 },
    { start: 3, end: 1 },
    { start: 1, end: 1 },
    { start: 0.5, end: 2 },
    { start: Number.NaN, end: 2 },
    { start: 0, end: Number.POSITIVE_INFINITY },
  ];
  expect(marks('成绩单', bad)).toBe('成绩单');
  expect(marks('成绩单', [...bad, { start: 0, end: 2 }])).toBe('[成绩]单');
});

test('case 39 · of overlapping ranges the first counts, and the text stays whole', () => {
  expect(
    marks('成绩单打印', [
      { start: 0, end: 3 },
      { start: 2, end: 5 },
      { start: 3, end: 5 },
    ]),
  ).toBe('[成绩单][打印]');
});

test('case 39 · a range never cuts a sign in two', () => {
  expect(marks('𠮷祥', [{ start: 1, end: 3 }])).toBe('𠮷祥');
  expect(marks('𠮷祥', [{ start: 0, end: 2 }])).toBe('[𠮷]祥');
});
