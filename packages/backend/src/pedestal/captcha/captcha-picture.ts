import { renderAsync } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';

const size = { width: 120, height: 44, fontSize: 56 };
const noiseLines = 2;
/** Twice the size of the drawing, for dense screens. */
const pixelWidth = 2 * size.width;

/** The package's own types leave out that it can be called with a text. */
type Draw = (text: string, options: typeof size & { noise: number }) => string;
const draw = svgCaptcha as unknown as Draw;

/** A PNG as a data address: the digits as dark outlines on white. Not the SVG itself, whose outlines a program reads easily. */
export async function drawCaptcha(answer: string): Promise<string> {
  const svg = draw(answer, { ...size, noise: noiseLines });
  const image = await renderAsync(svg, {
    background: '#fff',
    fitTo: { mode: 'width', value: pixelWidth },
    font: { loadSystemFonts: false },
  });
  return `data:image/png;base64,${image.asPng().toString('base64')}`;
}
