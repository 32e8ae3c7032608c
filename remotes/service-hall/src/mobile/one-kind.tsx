import { useInfiniteQuery } from '@portico/client';
import type { SearchKind } from '@portico/contracts';
import { Button, Skeleton, WhenLoaded } from '@portico/ui';
import { search } from '../api.ts';
import { hitsAPage } from '../model/search-address.ts';
import { HitRow } from '../ui/hit-row.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import * as css from './search-page.module.css';

/** All hits of one kind, page after page on demand. */
export function OneKind({ words, kind, addressOf }: { words: string; kind: SearchKind; addressOf: (wanted: { words: string }) => string }) {
  const query = useInfiniteQuery({
    queryKey: ['search.kind', kind, words],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      search.search({ search: words, type: kind, pageNum: pageParam, pageSize: hitsAPage }, { quiet: true, signal }),
    getNextPageParam: (last, pages) => (pages.length * hitsAPage < (last.groups[0]?.total ?? 0) ? pages.length + 1 : undefined),
  });
  const hits = query.data?.pages.flatMap((page) => page.groups[0]?.records ?? []) ?? [];
  return (
    <WhenLoaded
      query={query}
      what="搜索结果"
      skeleton={<Skeleton rows={8} />}
      isEmpty={() => hits.length === 0}
      empty={<NothingFound words={words} suggest={query.data?.pages[0]?.suggest ?? []} addressOf={addressOf} />}
    >
      {() => (
        <>
          <ul>
            {hits.map((hit) => (
              <HitRow key={hit.id} hit={hit} />
            ))}
          </ul>
          <div className={css.more} role="status">
            {query.error && <p>没有加载出来，请再试一次。</p>}
            {query.hasNextPage ? (
              <Button onClick={() => void query.fetchNextPage()} disabled={query.isFetching}>
                {query.isFetching ? '正在加载' : '加载更多'}
              </Button>
            ) : (
              <p>已经到底了</p>
            )}
          </div>
        </>
      )}
    </WhenLoaded>
  );
}
