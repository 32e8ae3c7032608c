import { expect, test } from 'vitest';
import { keepAboveKeyboard } from './above-keyboard.ts';

const windowOf = (values: { height: number; offsetTop: number; scale: number }) =>
  Object.assign(new EventTarget(), values) as unknown as VisualViewport & { height: number; offsetTop: number; scale: number };

test('a sheet ends above the keyboard, follows its scroll, and is whole again without it', () => {
  const whole = window.innerHeight;
  const sheet = document.createElement('dialog');
  const visible = windowOf({ height: whole, offsetTop: 0, scale: 1 });
  keepAboveKeyboard(sheet, visible);
  Object.assign(visible, { height: whole - 300 }).dispatchEvent(new Event('resize'));
  expect([sheet.style.height, sheet.style.top]).toEqual([`${whole - 300}px`, '0px']);
  Object.assign(visible, { offsetTop: 120 }).dispatchEvent(new Event('scroll'));
  expect(sheet.style.top).toBe('120px');
  Object.assign(visible, { height: whole, offsetTop: 0 }).dispatchEvent(new Event('resize'));
  expect([sheet.style.height, sheet.style.top]).toEqual(['', '']);
});

test('a page that its visitor has enlarged keeps the sheet as it is', () => {
  const sheet = document.createElement('dialog');
  const visible = windowOf({ height: window.innerHeight / 2, offsetTop: 40, scale: 2 });
  keepAboveKeyboard(sheet, visible);
  visible.dispatchEvent(new Event('resize'));
  expect(sheet.style.height).toBe('');
});
