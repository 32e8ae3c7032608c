import { expect, test } from 'vitest';
import { clashingFields, onCurrent } from './typed-fields.ts';

test('W8 · W9 · what was typed stays on what stands now; only what both changed clashes', () => {
  const begun = { server: 'a', protocol: '3' };
  const typed = { server: 'b', protocol: '3' };
  expect(onCurrent(typed, begun, { server: 'a', protocol: '2' })).toEqual({ server: 'b', protocol: '2' });
  expect(clashingFields(typed, begun, { server: 'a', protocol: '2' })).toEqual([]);
  expect(clashingFields(typed, begun, { server: 'c', protocol: '3' })).toEqual(['server']);
  expect(clashingFields(typed, begun, { server: 'b', protocol: '3' })).toEqual([]);
});
