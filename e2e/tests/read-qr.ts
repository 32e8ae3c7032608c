import type { Locator } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';

/** The text of a QR code as it is on screen: what is too small for a scanner is not found here either. */
export async function readQr(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQr(new Uint8ClampedArray(data), info.width, info.height);
  if (!found) throw new Error(`No QR code was found in a picture of ${info.width} px.`);
  return found.data;
}
