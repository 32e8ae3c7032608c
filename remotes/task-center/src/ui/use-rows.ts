import { keepPreviousData, useInfiniteQuery, useQuery } from '@portico/client';
import type { FailedSource, SourceCount } from '@portico/contracts';
import { useState } from 'react';
import { rowsAPage } from '../model/first-calls.ts';
import type { TaskRow } from '../model/task-row.ts';

/** One page of a list, whichever call it came from. */
export interface RowPage {
  rows: readonly TaskRow[];
  total: number;
  sources: readonly SourceCount[];
  failedSources: readonly FailedSource[];
}
interface PageQuery<Answer> {
  queryKey: [string];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Answer>;
}

/** The first page, whose answer may have come with the document, and further ones on demand. */
export function useRows<Answer>(queryOf: (pageNum?: number) => PageQuery<Answer>, asPage: (answer: Answer) => RowPage) {
  const query = queryOf();
  const [key] = query.queryKey;
  const [askedFor, askFor] = useState('');
  const first = useQuery({ ...query, select: asPage, placeholderData: keepPreviousData });
  const more = useInfiniteQuery({
    queryKey: [key, 'more'],
    initialPageParam: 2,
    queryFn: async ({ pageParam, signal }) => asPage(await queryOf(pageParam).queryFn({ signal })),
    getNextPageParam: (last, pages) => ((pages.length + 1) * rowsAPage < last.total ? pages.length + 2 : undefined),
    enabled: askedFor === key,
  });
  const all = [...(first.data?.rows ?? []), ...(more.data?.pages.flatMap(({ rows }) => rows) ?? [])];
  // A task that is done meanwhile moves the others from page to page.
  const rows = [...new Map(all.map((row) => [row.key, row])).values()];
  const total = first.data?.total ?? 0;
  return {
    first,
    rows,
    total,
    hasMore: !first.isPlaceholderData && (more.data ? more.hasNextPage : total > rowsAPage),
    isLoadingMore: more.isFetching,
    hasFailed: Boolean(more.error),
    next: () => {
      if (more.error) void more.refetch();
      else if (more.data) void more.fetchNextPage();
      else askFor(key);
    },
  };
}
export type Rows = ReturnType<typeof useRows>;
