import { renderAsync } from '@resvg/resvg-js';
import jsQr from 'jsqr';

/** The text of a QR code that is a `data:` address of an SVG picture, as a scanner reads it. */
export async function readQr(picture: string): Promise<string> {
  const svg = Buffer.from(picture.split(',')[1] ?? '', 'base64').toString();
  const { pixels, width, height } = await renderAsync(svg, { fitTo: { mode: 'width', value: 520 } });
  const found = jsQr(Uint8ClampedArray.from(pixels), width, height);
  if (!found) throw new Error('No QR code was found in the picture.');
  return found.data;
}
