import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCaptcha } from './captcha-picture.ts';

const png = async (answer: string) => Buffer.from((await drawCaptcha(answer)).split(',')[1] ?? '', 'base64');

test('the picture is dark on white, and twice as large as it is shown', async () => {
  const { width, height } = await sharp(await png('2714')).metadata();
  expect({ width, height }).toEqual({ width: 240, height: 88 });
  const { channels } = await sharp(await png('2714')).stats();
  expect(channels[0]?.max).toBe(255);
  expect(channels[0]?.min).toBeLessThan(100);
});

test('the same digits are drawn differently each time', async () => {
  expect(await png('2714')).not.toEqual(await png('2714'));
});
