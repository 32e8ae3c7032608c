import type { Intelligence } from '@portico/contracts';
import { expect, test } from 'vitest';
import { robotToStart } from './robot-rule.ts';

const item: Intelligence = { type: 2, code: 'xiaohe', accessToken: 'pass', link: '/robot/', sdkUrl: '/js/robot-sdk.js', name: '小禾' };
const origin = 'https://portal.example';
const start = (device: 'desktop' | 'mobile', change: Partial<Intelligence> = {}, topWindow = true) =>
  robotToStart({ item: { ...item, ...change }, device, topWindow, origin });

test('B1 · only in the top window', () => {
  expect(start('desktop')?.address).toBe('https://portal.example/js/robot-sdk.js');
  expect(start('desktop', {}, false)).toBeUndefined();
  expect(start('mobile', {}, false)).toBeUndefined();
});

test('B1 · a desktop needs type 2, code and accessToken', () => {
  expect(start('desktop', { link: '' })).toBeDefined();
  for (const missing of [{ type: 1 }, { type: 0 }, { code: '' }, { accessToken: '' }] as const)
    expect(start('desktop', missing)).toBeUndefined();
});

test('B1 · a phone needs link and accessToken', () => {
  expect(start('mobile', { type: 1, code: '' })).toBeDefined();
  for (const missing of [{ link: '' }, { accessToken: '' }]) expect(start('mobile', missing)).toBeUndefined();
});

test('B1 · an empty list is no robot', () => {
  expect(robotToStart({ item: undefined, device: 'desktop', topWindow: true, origin })).toBeUndefined();
});

test('case 55 · a script comes from the portal or by https, with its hash where the school gave one', () => {
  expect(start('desktop', { sdkUrl: 'https://robot.example/2.1/sdk.js', sdkIntegrity: 'sha384-x' })).toMatchObject({
    address: 'https://robot.example/2.1/sdk.js',
    integrity: 'sha384-x',
  });
  for (const sdkUrl of ['http://robot.example/sdk.js', 'javascript:alert(1)', 'data:text/javascript,1', 'blob:x', 'https://', ''])
    expect(start('desktop', { sdkUrl })).toBeUndefined();
});
