import type { SearchKind } from '@portico/contracts';

/** Hits of one kind on a page of its own; of each kind on the page of all, half as many are shown. */
export const hitsAPage = 10;
export const hitsOfEach = 5;
const longest = 100;

export const kinds: Record<SearchKind, string> = { service: '服务', business: '业务系统', news: '新闻', notice: '通知', guide: '办事指南' };
export type Tab = 'all' | SearchKind;

/** What an address asks for. */
export interface Asked {
  /** Empty: nothing is searched for yet. */
  words: string;
  tab: Tab;
  page: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they find nothing, and some turn the direction of the text
const unseen = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A valid search text: at most a hundred characters on one line. */
export const wordsOf = (text: string): string =>
  text
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** Parses `?search=&type=&page=`; invalid values are ignored. */
export function readAddress(query: URLSearchParams): Asked {
  const type = query.get('type') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { words: wordsOf(query.get('search') ?? ''), tab: Object.hasOwn(kinds, type) ? (type as SearchKind) : 'all', page };
}

/** The query of a search address. */
export const queryFor = ({ words, tab = 'all', page = 1 }: { words: string; tab?: Tab; page?: number }) => ({
  search: words,
  type: tab === 'all' ? undefined : tab,
  page: page > 1 ? page : undefined,
});
