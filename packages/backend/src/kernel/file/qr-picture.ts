import qrcode from 'qrcode';

/** A QR code as the address of an SVG picture. Drawn here, so that browsers need no library for it. */
export async function qrPicture(text: string, errorCorrectionLevel: 'L' | 'M' = 'M'): Promise<string> {
  const svg = await qrcode.toString(text, { type: 'svg', margin: 2, errorCorrectionLevel });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
