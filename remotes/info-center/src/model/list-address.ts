/** What the list is narrowed to; it stands in the address. */
export interface ListFilter {
  kind?: string | undefined;
  type?: string | undefined;
  view?: string | undefined;
  keyword?: string | undefined;
}

const names = ['kind', 'type', 'view', 'keyword'] as const;

export function readFilter(search: URLSearchParams): ListFilter {
  return Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));
}

/** The query of a filter, and of the notice that is open over it. */
export function filterQuery(filter: ListFilter, notice?: string): string {
  const query = new URLSearchParams();
  for (const name of names) if (filter[name]) query.set(name, filter[name]);
  if (notice) query.set('notice', notice);
  return query.size ? `?${query}` : '?';
}

/** The views beside the whole list; each is about this person's own marks. */
export const views = [
  { key: '', name: '全部' },
  { key: 'unread', name: '未读' },
  { key: 'star', name: '星标' },
  { key: 'dismissed', name: '已忽略' },
] as const;

/** The same list in another view; documents have no marks, so a view of them is one of all notices. */
export const inView = (filter: ListFilter, view: string): ListFilter => (filter.kind === 'document' ? { view } : { ...filter, view });
