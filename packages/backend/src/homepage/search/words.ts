/** Whether a text contains the typed text; case and full width are ignored. Empty text: always. */
export const holds = (text: string, keyword: string | undefined): boolean => !keyword || folded(text).includes(folded(keyword));

/** The words of a search, separated by spaces; each must match. */
export const wordsOf = (search: string): string[] => [...new Set(folded(search).split(/\s+/).filter(Boolean))].slice(0, 8);

export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
