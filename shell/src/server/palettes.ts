import { themeCss } from '@portico/ui/theme';

/** The stylesheet of a school's colours. */
export type Palettes = (primary: string) => string;

const mostKept = 1_000;

/** Computing a palette takes a millisecond, so each is kept; a deployment has one for each school. */
export function createPalettes(): Palettes {
  const mixed = new Map<string, string>();
  return (primary) => {
    const known = mixed.get(primary) ?? themeCss(primary);
    if (mixed.size >= mostKept) mixed.clear();
    mixed.set(primary, known);
    return known;
  };
}
