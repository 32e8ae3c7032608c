import { useInfiniteQuery } from '@portico/client';
import { Button } from '@portico/ui';
import { useEffect, useRef, useState } from 'react';
import { servicesAPage, type Wanted } from '../model/hall-address.ts';
import { asPage, listQuery, type ServicePage } from '../ui/hall-list.ts';
import { useCells } from '../ui/use-cells.tsx';
import * as css from './hall-page.module.css';
import { ServiceRow } from './service-row.tsx';

/** The address's page, and further ones near the end of the list; a button works without scrolling. */
export function MoreServices({ wanted, first, waiting }: { wanted: Wanted; first: ServicePage; waiting: boolean }) {
  const { cellOf, dialog, ...actions } = useCells();
  const [asked, setAsked] = useState(false);
  const more = useInfiniteQuery({
    queryKey: [...listQuery(wanted).queryKey, 'more'],
    initialPageParam: wanted.page + 1,
    queryFn: async ({ pageParam, signal }) => ({
      ...asPage(await listQuery({ ...wanted, page: pageParam }).queryFn({ signal })),
      pageNum: pageParam,
    }),
    getNextPageParam: (last) => (last.pageNum * servicesAPage < last.total ? last.pageNum + 1 : undefined),
    enabled: asked,
  });
  const shown = [...first.records, ...(more.data?.pages.flatMap((page) => page.records) ?? [])];
  const parts = inParts([...new Map(shown.map((service) => [service.appId, service])).values()]);
  const mayHaveMore = more.data ? more.hasNextPage : first.records.length < first.total && wanted.page * servicesAPage < first.total;
  const next = () => {
    if (more.error && !more.data) void more.refetch();
    else if (more.data) void more.fetchNextPage();
    else setAsked(true);
  };
  const end = useNearEnd(mayHaveMore && !waiting && !more.isFetching && !more.error, next);
  return (
    <>
      {parts.map((part, at) => (
        <ul key={part[0]?.appId} className={css.part} aria-label={`第 ${at * servicesAPage + 1} 项起`}>
          {part.map((service) => (
            <ServiceRow key={service.appId} service={cellOf(service)} {...actions} />
          ))}
        </ul>
      ))}
      {dialog}
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

/** A list may have two thousand rows: the browser skips invisible parts as a whole, not row by row. */
function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / servicesAPage) }, (_part, at) =>
    items.slice(at * servicesAPage, (at + 1) * servicesAPage),
  );
}

/** Calls back whenever the end of the list comes near the viewport while more may follow. */
function useNearEnd(watching: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    if (!watching || !end.current || typeof IntersectionObserver === 'undefined') return;
    // Several changes may come at once; the last one is how it is now.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && near.current(), { rootMargin: '400px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching]);
  return end;
}
