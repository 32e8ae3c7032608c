import { expect, test } from 'vitest';
import { faultOfPicture } from './picture-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const png = (width: number, height: number) => {
  const head = new Uint8Array(33);
  head.set(bytes('\x89PNG\r\n\x1a\n'));
  const view = new DataView(head.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return head;
};

test.each([
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['a GIF', bytes('GIF89a')],
  ['nothing', new Uint8Array()],
  ['a RIFF that is a sound', bytes('RIFF\0\0\0\0WAVEfmt ')],
])('P1 · case 40 · %s is no picture, whatever it is called', (_what, content) => {
  expect(faultOfPicture(content)).toContain('不是 PNG、JPEG 或 WebP');
});

test('P1 · case 40 · a picture that is too large to decode is refused by its head', () => {
  expect(faultOfPicture(png(50_000, 50_000))).toContain('4096');
  expect(faultOfPicture(png(10, 4_097))).toContain('4096');
  expect(faultOfPicture(png(4_096, 4_096))).toBeUndefined();
  expect(faultOfPicture(bytes('\xff\xd8\xff\xe0'))).toBeUndefined();
  expect(faultOfPicture(bytes('RIFF\0\0\0\0WEBPVP8 '))).toBeUndefined();
});
