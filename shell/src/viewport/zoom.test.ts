import { expect, test } from 'vitest';
import { pageZoom, rootFontSize } from './zoom.ts';

test('V7 · zoom is 1 above 1536 px, else 0.7 × max(width, 1280) / 1200', () => {
  expect(pageZoom(1537)).toBe(1);
  expect(pageZoom(1536)).toBeCloseTo(0.896);
  expect(pageZoom(1366)).toBeCloseTo(0.7968, 3);
  expect(pageZoom(901)).toBeCloseTo(0.7467, 3);
});

test('V8 · the mobile root font is width / 375 × 100 px', () => {
  expect(rootFontSize(375)).toBe(100);
  expect(rootFontSize(900)).toBe(240);
});
