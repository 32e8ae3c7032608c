import { expect, test } from 'vitest';
import { drawCaptcha } from './captcha-picture.ts';

const drawn = (answer: string) => Buffer.from(drawCaptcha(answer).split(',')[1] ?? '', 'base64').toString();

test('the picture holds outlines of the digits and never the digits as text', () => {
  const svg = drawn('2714');
  expect(svg).toMatch(/^<svg[^>]+><rect [^>]*fill="#fff"\/>/);
  // Four digits and two lines across them.
  expect(svg.match(/<path /g)).toHaveLength(6);
  expect(svg).not.toMatch(/<text|2714/);
});

test('the same digits are drawn differently each time', () => {
  expect(drawn('2714')).not.toBe(drawn('2714'));
});
