import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

const size = { width: 120, height: 44, fontSize: 56 };
const noiseLines = 2;
/** Dots per inch: twice the size of the drawing, for dense screens. */
const density = 144;

/** The package's own types leave out that it can be called with a text. */
type Draw = (text: string, options: typeof size & { noise: number }) => string;
const draw = svgCaptcha as unknown as Draw;

/** A PNG as a data address: the digits as dark outlines on white. As dots, because the outlines of an SVG are easy to read for a program. */
export async function drawCaptcha(answer: string): Promise<string> {
  const svg = draw(answer, { ...size, noise: noiseLines });
  const png = await sharp(Buffer.from(svg), { density }).flatten({ background: '#fff' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
