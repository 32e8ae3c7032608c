import { useInfiniteQuery } from '@portico/client';
import type { ServiceItem } from '@portico/contracts';
import { Button } from '@portico/ui';
import { useEffect, useRef, useState } from 'react';
import { services } from '../api.ts';
import { hallInput, servicesAPage, type Wanted } from '../model/hall-address.ts';
import { useCells } from '../ui/use-hall.ts';
import * as css from './hall-page.module.css';
import { ServiceRow } from './service-row.tsx';

interface FirstPage {
  records: ServiceItem[];
  total: number;
}

/** The page of the address, and those after it as the visitor comes near the end; a button stands in for scrolling. */
export function MoreServices({ wanted, first, waiting }: { wanted: Wanted; first: FirstPage; waiting: boolean }) {
  const { cellOf, ...actions } = useCells();
  const [asked, setAsked] = useState(false);
  const input = hallInput({ ...wanted, page: 1 });
  const more = useInfiniteQuery({
    queryKey: ['service-hall.more', wanted.page, JSON.stringify(input)],
    initialPageParam: wanted.page + 1,
    queryFn: ({ pageParam, signal }) => services.services({ ...input, pageNum: pageParam }, { quiet: true, signal }),
    getNextPageParam: (last) => (last.pageNum * servicesAPage < last.total ? last.pageNum + 1 : undefined),
    enabled: asked,
  });
  const shown = [...first.records, ...(more.data?.pages.flatMap((page) => page.records) ?? [])];
  const mayHaveMore = more.data ? more.hasNextPage : wanted.page * servicesAPage < first.total;
  const next = () => {
    if (more.error && !more.data) void more.refetch();
    else if (more.data) void more.fetchNextPage();
    else setAsked(true);
  };
  const end = useNearEnd(mayHaveMore && !waiting && !more.isFetching && !more.error, next);
  return (
    <>
      <ul>
        {[...new Map(shown.map((service) => [service.appId, service])).values()].map((service) => (
          <ServiceRow key={service.appId} service={cellOf(service)} {...actions} />
        ))}
      </ul>
      <div ref={end} className={css.more} role="status">
        {more.error && <p>没有加载出来，请再试一次。</p>}
        {mayHaveMore ? (
          <Button onClick={next} disabled={more.isFetching}>
            {more.isFetching ? '正在加载' : '加载更多'}
          </Button>
        ) : (
          <p>已经到底了</p>
        )}
      </div>
    </>
  );
}

/** Calls once whenever the end of the list comes near the screen while more may follow. */
function useNearEnd(watching: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    if (!watching || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), { rootMargin: '400px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching]);
  return end;
}
