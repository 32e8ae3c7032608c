/** Maximum characters of a search, as on the server. */
export const maxSearchLength = 100;
/** Debounce before hints are requested, in ms. */
export const typingPause = 150;
/** Hints of one kind at most. */
const most = 8;

/** Hints of one kind, as the list shows them. */
export interface HintGroup {
  name: string;
  hints: readonly string[];
}

/** Minimum length: one Chinese character, or two of another script. */
export const worthAsking = (text: string): boolean => /\p{Script=Han}/u.test(text) || [...text.trim()].length >= 2;

/**
 * The list's contents: suggestions for the typed text; before typing, the search history and what others search for.
 */
export function hintGroups(
  text: string,
  { suggested = [], records = [], hot = [] }: { suggested?: readonly string[]; records?: readonly string[]; hot?: readonly string[] },
): HintGroup[] {
  const groups = text.trim()
    ? [{ name: '搜索建议', hints: worthAsking(text) ? suggested : [] }]
    : [
        { name: '搜索历史', hints: records },
        { name: '热门搜索', hints: hot.filter((word) => !records.includes(word)) },
      ];
  return groups.map(({ name, hints }) => ({ name, hints: [...new Set(hints)].slice(0, most) })).filter(({ hints }) => hints.length > 0);
}

/** The hint that an arrow key selects; -1 is the field itself. */
export function nextHint(at: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((at + 1 + step + count + 1) % (count + 1)) - 1;
}
