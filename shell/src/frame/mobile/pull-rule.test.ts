import { expect, test } from 'vitest';
import { enough, followed, whoseMove } from './pull-rule.ts';

test('L2 · a pull is a move down from the top of the page; every other move belongs to the page', () => {
  expect(whoseMove({ x: 0, y: 40, atTop: true })).toBe('ours');
  expect(whoseMove({ x: 8, y: 30, atTop: true })).toBe('ours');
  expect(whoseMove({ x: 3, y: 6, atTop: true })).toBe('undecided');
  for (const move of [
    { x: 0, y: -40, atTop: true },
    { x: 30, y: 12, atTop: true },
    { x: 20, y: 30, atTop: true },
    { x: 0, y: 40, atTop: false },
  ])
    expect(whoseMove(move), JSON.stringify(move)).toBe('theirs');
});

test('the indicator follows at half the distance, up to a maximum', () => {
  expect(followed(-20)).toBe(0);
  expect(followed(2 * enough)).toBe(enough);
  expect(followed(10_000)).toBe(followed(20_000));
});
