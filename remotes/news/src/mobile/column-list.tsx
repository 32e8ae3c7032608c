import { useInfiniteQuery } from '@portico/client';
import { Button, Cover, Empty, grouped, listDate } from '@portico/ui';
import { useState } from 'react';
import { news } from '../api.ts';
import { type Column, frontSize } from '../model/front-page.ts';
import { NewsLink } from '../ui/news-link.tsx';
import { ColumnRow } from './column-row.tsx';
import * as css from './mobile.module.css';

/** One column: the front page's articles first, older pages on demand. */
export function ColumnList({ column }: { column: Column }) {
  const categoryId = column.category.id;
  const [wanted, setWanted] = useState(false);
  // The front page's answer is page 1 of the same order, so that older articles follow without a gap.
  const older = useInfiniteQuery({
    queryKey: ['news.older', categoryId],
    initialPageParam: 2,
    queryFn: ({ pageParam }) => news.list({ categoryId, pageNum: pageParam, pageSize: frontSize }, { quiet: true }),
    getNextPageParam: (last) => (last.pageNum * last.pageSize < last.total ? last.pageNum + 1 : undefined),
    enabled: wanted,
  });
  const [lead, ...rest] = column.top;
  if (!lead) return <Empty title="该栏目暂无内容" />;
  const rows = [...rest, ...(older.data?.pages.flatMap((page) => page.records) ?? [])];
  const mayHaveMore = older.data ? older.hasNextPage : column.top.length === frontSize;
  const more = () => {
    if (older.error) void older.refetch();
    else if (older.data) void older.fetchNextPage();
    else setWanted(true);
  };
  return (
    <>
      <NewsLink item={lead} className={css.lead}>
        <span className={css.leadPicture}>
          <Cover src={lead.cover} eager />
        </span>
        <h2>{lead.title}</h2>
        <span className={css.meta}>
          {lead.publisher}　{listDate(lead.publishTime)}　阅读 {grouped(lead.views)}
        </span>
      </NewsLink>
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map((item) => (
            <ColumnRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <div className={css.more} role="status">
        {older.error && <p>没有加载出来，请再试一次。</p>}
        {mayHaveMore ? (
          <Button onClick={more} disabled={older.isFetching}>
            {older.isFetching ? '正在加载' : '加载更多'}
          </Button>
        ) : (
          <p>已经到底了</p>
        )}
      </div>
    </>
  );
}
