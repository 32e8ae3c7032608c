/** Lightness 0..1, chroma, hue in degrees. */
export type Oklch = readonly [l: number, c: number, h: number];
type Rgb = readonly [r: number, g: number, b: number];

/** A colour of the design language: a fixed text, or a formula over other colours by name. */
export type Formula = string | ((base: (name: string) => Oklch) => string);
export type ColourTable = Readonly<Record<string, Formula>>;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** `#0f7b6c` or `#fff` as red, green, blue, 0..255. */
export function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Björn Ottosson's OKLab, as polar coordinates. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = rgbOf(hex).map((value) => linear(value / 255)) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const green = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return [lightness, Math.hypot(green, blue), ((Math.atan2(blue, green) * 180) / Math.PI + 360) % 360];
}

function toRgb([l, c, h]: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const green = c * Math.cos(angle);
  const blue = c * Math.sin(angle);
  const long = (l + 0.3963377774 * green + 0.2158037573 * blue) ** 3;
  const middle = (l - 0.1055613458 * green - 0.0638541728 * blue) ** 3;
  const short = (l - 0.0894841775 * green - 1.291485548 * blue) ** 3;
  const byte = (value: number) => Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, value)))));
  return [
    byte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    byte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    byte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** A colour by its coordinates, as `#rrggbb` or, with alpha, as `rgba(…)`. */
export function plain(colour: Oklch, alpha?: number): string {
  const rgb = toRgb(colour);
  return alpha === undefined ? `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}` : `rgba(${rgb},${alpha})`;
}

/** A colour made from another one's coordinates. */
export function mix(base: Oklch, formula: (l: number, c: number, h: number) => Oklch, alpha?: number): string {
  return plain(formula(...base), alpha);
}
