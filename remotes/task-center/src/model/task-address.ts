/** How a list of tasks is sorted. */
export const sorts = { due: '按到期', priority: '按紧急', time: '按最新' };
export type Sort = keyof typeof sorts;

/** The state in a list's address; an empty text does not filter. */
export interface Wanted {
  tab: string;
  keyword: string;
  source: string;
  start: string;
  end: string;
  /** Absent: as the server sorts this kind of tasks. */
  sort: Sort | undefined;
  /** The row beside the list, `source:id`. */
  item: string;
}

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Parses an address; invalid values are ignored. */
export function readAddress(query: URLSearchParams): Wanted {
  const matching = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  const day = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  const [start, end, sort] = [day('start'), day('end'), query.get('sort') ?? ''];
  return {
    tab: matching('tab', /^[a-zA-Z]{1,32}$/),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    source: matching('source', /^[\w.-]{1,64}$/),
    start,
    end: start && end && end < start ? '' : end,
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : undefined,
    item: matching('item', /^[\w.-]{1,64}:[\w.:-]{1,128}$/),
  };
}

/** The query of an address; what is not set is left out. */
export const addressQuery = ({ tab, keyword, source, start, end, sort, item }: Wanted) => ({
  tab: tab === 'todo' ? undefined : tab,
  keyword,
  source,
  start,
  end,
  sort,
  item,
});

/** What both lists ask for; absent values stay absent, so that the key equals the preloaded call's. */
export const filterInput = ({ keyword, source, start, end }: Wanted) => ({
  keyword: keyword || undefined,
  sourceCode: source || undefined,
  startTime: start || undefined,
  endTime: end || undefined,
});

/** Whether something beside the tab and the sort is chosen. */
export const isNarrowed = ({ keyword, source, start, end }: Wanted): boolean => [keyword, source, start, end].some(Boolean);
