import { type ColourTable, type Oklch, rgbOf, toOklch } from './formula.ts';
import { dark as darkTable, elder, elderDark, light } from './table.ts';

const standard = '#007aff';

/** A school's colour as `#rrggbb`; anything else counts as the standard blue. */
export const primaryOf = (colour: string): string => (/^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : standard);

/** Every colour variable of the design language as a value: `{ '--p-fill': '#0063e5', … }`. */
export function palette(primary: string, { dark = false, elder: large = false } = {}): Readonly<Record<string, string>> {
  const table: ColourTable = {
    ...light,
    ...(dark && darkTable),
    ...(large && elder),
    ...(large && dark && elderDark),
    '--primary': primaryOf(primary),
  };
  const colours: Record<string, string> = {};
  const colour = (name: string): string => {
    const known = colours[name];
    if (known !== undefined) return known;
    const formula = table[name];
    if (formula === undefined) throw new Error(`The design language has no colour ${name}.`);
    const value = typeof formula === 'string' ? formula : formula(base);
    const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    colours[name] = alias ? colour(alias) : value;
    return colours[name];
  };
  const base = (name: string): Oklch => toOklch(colour(name));
  for (const name of Object.keys(table)) colour(name);
  return colours;
}

/** `0,99,229`: the format of Arco's colour ramps. */
const triplet = (hex: string | undefined) => rgbOf(hex ?? '#000').join(',');

/**
 * Arco's variables as numbers: the ramps are triplets. Variables that can reference ours are in desktop/arco/theme.css.
 */
export function arcoPalette(colours: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const ramp = {
    '--primary-1': '--p-100',
    '--primary-2': '--p-200',
    '--primary-3': '--p-300',
    '--primary-4': '--p-400',
    '--primary-5': '--p-fill-h',
    '--primary-6': '--p-fill',
    '--primary-7': '--p-fill-a',
    '--link-6': '--p-ink',
    '--success-6': '--success',
    '--warning-6': '--warning',
    '--danger-6': '--danger',
  };
  return Object.fromEntries(Object.entries(ramp).map(([name, own]) => [name, triplet(colours[own])]));
}
