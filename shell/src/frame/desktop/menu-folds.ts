interface Fit {
  /**
   * Design pixels of a full-width letter of an entry, of the gap between entries, and of everything beside the menu.
   */
  letter: number;
  gap: number;
  beside: number;
  most: number;
}

/**
 * The header's measures in both modes: large letters leave few entries (docs/product/design-language.md 5.2) and hide
 * the motto.
 */
const standard: Fit = { letter: 15, gap: 28, beside: 450, most: 8 };
const elder: Fit = { letter: 18.75, gap: 36, beside: 400, most: 5 };
const page = 1200;
const brandLetter = 22 * 1.12;

const lettersOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.6), 0);

/** How many entries fit into the header; the last slot then shows 更多. */
function shownIn({ letter, gap, beside, most }: Fit, school: string, names: readonly string[]): number {
  const room = page - beside - lettersOf(school) * brandLetter;
  const widthOf = (some: readonly string[]) => some.reduce((sum, name) => sum + lettersOf(name) * letter + gap, -gap);
  if (names.length <= most && widthOf(names) <= room) return names.length;
  let shown = Math.min(most, names.length) - 1;
  while (shown > 1 && widthOf([...names.slice(0, shown), '更多']) + gap > room) shown -= 1;
  return shown;
}

/** The index from which the main menu folds into 更多, in each mode; the server does not know the mode. */
export function menuFolds(school: string, names: readonly string[]): { standard: number; elder: number } {
  const shown = shownIn(standard, school, names);
  return { standard: shown, elder: Math.min(shown, shownIn(elder, school, names)) };
}
