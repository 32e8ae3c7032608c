import { arcoPalette, palette } from './palette.ts';
import { dark, elder, elderDark, light } from './table.ts';

const rule = (selector: string, values: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** All colours of a school as style rules, in light, dark and elder mode; the server writes them into the page. */
export function themeCss(primary: string): string {
  const some = (names: object, values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, values[name] ?? '']));
  const bright = palette(primary);
  const night = palette(primary, { dark: true });
  return [
    rule(':root', some(light, bright)),
    rule(':root[data-theme=dark]', some(dark, night)),
    rule(':root[data-mode=elder]', some(elder, palette(primary, { elder: true }))),
    rule(':root[data-mode=elder][data-theme=dark]', some(elderDark, palette(primary, { dark: true, elder: true }))),
    rule('body', arcoPalette(bright)),
    rule(':root[data-theme=dark] body', arcoPalette(night)),
  ].join('\n');
}
