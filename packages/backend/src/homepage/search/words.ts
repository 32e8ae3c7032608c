/** Whether a text holds what a visitor typed; case and full width don't matter. Nothing typed: always. */
export const holds = (text: string, keyword: string | undefined): boolean => !keyword || folded(text).includes(folded(keyword));

/** The words of a search, each to be found: a blank parts them. */
export const wordsOf = (search: string): string[] => [...new Set(folded(search).split(/\s+/).filter(Boolean))].slice(0, 8);

export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
