import { useInfiniteQuery } from '@portico/client';
import type { NewsItem } from '@portico/contracts';
import { news } from '../api.ts';
import type { ListFilter } from '../model/list-filter.ts';

/** A longer list would have to be virtual; further articles are found by title or day. */
const mostRows = 200;

/** Further pages of a column or a topic, from `firstPage` on, in the order of its first page. */
export interface OlderArticles {
  rows: readonly NewsItem[];
  total: number | undefined;
  /** Whether another page can follow; undefined before the first answer. */
  hasMore: boolean | undefined;
  isFull: boolean;
  isLoading: boolean;
  error: unknown;
  more: () => void;
}

export function useOlder({
  of,
  filter,
  firstPage,
  pageSize,
  enabled,
}: {
  of: { categoryId: string } | { topicId: string };
  filter?: ListFilter;
  firstPage: number;
  pageSize: number;
  enabled: boolean;
}): OlderArticles {
  const wanted = { keyword: filter?.keyword || undefined, startTime: filter?.start || undefined, endTime: filter?.end || undefined };
  const query = useInfiniteQuery({
    queryKey: ['news.older', of, firstPage, wanted],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => news.list({ ...of, ...wanted, pageNum: pageParam, pageSize }, { quiet: true }),
    getNextPageParam: (last) => (last.pageNum * last.pageSize < last.total ? last.pageNum + 1 : undefined),
    enabled,
  });
  const rows = query.data?.pages.flatMap((page) => page.records) ?? [];
  const isFull = rows.length + pageSize > mostRows;
  return {
    rows,
    total: query.data?.pages[0]?.total,
    hasMore: query.data && query.hasNextPage && !isFull,
    isFull: isFull && query.hasNextPage,
    isLoading: query.isFetching,
    error: query.error,
    more: () => void (query.error || !query.data ? query.refetch() : query.fetchNextPage()),
  };
}
