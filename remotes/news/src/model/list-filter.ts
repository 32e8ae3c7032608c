/** The filter of a column's list, in the address. */
export interface ListFilter {
  keyword: string;
  start: string;
  end: string;
  page: number;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

export function readFilter(search: URLSearchParams): ListFilter {
  const page = Number(search.get('page') ?? 1);
  const date = (name: string) => (day.test(search.get(name) ?? '') ? (search.get(name) ?? '') : '');
  return {
    keyword: search.get('keyword') ?? '',
    start: date('start'),
    end: date('end'),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

export const isFiltered = ({ keyword, start, end }: ListFilter): boolean => Boolean(keyword || start || end);

/** The list call's input; absent values stay absent, so that its key equals the preloaded call's. */
export function listInput(categoryId: string, search: URLSearchParams) {
  const { keyword, start, end, page } = readFilter(search);
  return {
    categoryId,
    keyword: keyword || undefined,
    startTime: start || undefined,
    endTime: end || undefined,
    pageNum: search.has('page') ? page : undefined,
  };
}

/** The query of a filter; default values are omitted, the first page too. */
export function filterQuery({ keyword, start, end, page }: ListFilter): string {
  const query = new URLSearchParams();
  if (keyword.trim()) query.set('keyword', keyword.trim());
  if (start) query.set('start', start);
  if (end) query.set('end', end);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `?${text}` : '?';
}
