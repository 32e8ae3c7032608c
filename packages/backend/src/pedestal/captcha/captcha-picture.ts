import svgCaptcha from 'svg-captcha';

const size = { width: 120, height: 44, fontSize: 56 };
const noiseLines = 2;

/** The package's own types omit that it accepts a text. */
type Draw = (text: string, options: typeof size & { noise: number }) => string;
const draw = svgCaptcha as unknown as Draw;

/** An SVG as a data address: the digits as dark outlines on white, readable in dark mode too. */
export function drawCaptcha(answer: string): string {
  const svg = draw(answer, { ...size, noise: noiseLines }).replace('>', '><rect width="100%" height="100%" fill="#fff"/>');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
