import { expect, test } from 'vitest';
import { guessDevice } from './device-guess.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const wechatDesktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/132.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat';

test('V1 · a phone gets the mobile frame, iPad and desktop WeChat the desktop one', () => {
  expect([iphone, android].map((userAgent) => guessDevice({ userAgent }))).toEqual(['mobile', 'mobile']);
  expect([ipad, wechatDesktop, undefined].map((userAgent) => guessDevice({ userAgent }))).toEqual(['desktop', 'desktop', 'desktop']);
});

test('V1 · what this browser showed last counts before its user agent', () => {
  expect(guessDevice({ viewport: 'desktop', userAgent: iphone })).toBe('desktop');
  expect(guessDevice({ viewport: 'mobile', userAgent: ipad })).toBe('mobile');
  expect(guessDevice({ viewport: 'nonsense', mobileHint: '?1', userAgent: ipad })).toBe('mobile');
});
