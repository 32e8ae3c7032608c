import { AreaLink } from '@portico/area/react';
import type { NewsCategory } from '@portico/contracts';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import type { ListFilter } from '../model/list-filter.ts';
import { ColumnRow } from './column-row.tsx';
import * as css from './mobile.module.css';
import { MoreArticles } from './more-articles.tsx';
import { useOlder } from './use-older.ts';

const pageSize = 20;

/** The articles of a column that the visitor looks for. */
export function FoundArticles({ category: { id }, filter }: { category: NewsCategory; filter: ListFilter }) {
  const found = useOlder({ of: { categoryId: id }, filter, firstPage: 1, pageSize, enabled: true });
  const days = filter.start || filter.end ? `${filter.start || '不限'} 至 ${filter.end || '今天'}` : '';
  return (
    <>
      <div className={css.results}>
        <p role="status">
          {filter.keyword && `“${filter.keyword}” `}
          {days} {found.total !== undefined && `共 ${found.total} 篇`}
        </p>
        <AreaLink to="news/list" query={{ type: id }}>
          清空条件
        </AreaLink>
      </div>
      <WhenLoaded
        query={{ data: found.total === undefined ? undefined : found.rows, error: found.error, refetch: found.more }}
        what="新闻列表"
        skeleton={
          <div className={css.sheet}>
            <Skeleton rows={6} />
          </div>
        }
        empty={<Empty title={`没有找到与“${filter.keyword || '所选时间'}”相关的新闻`} reason="换个词或放宽时间再试试。" />}
      >
        {(rows) => (
          <>
            <ul className={css.rows}>
              {rows.map((item) => (
                <ColumnRow key={item.id} item={item} />
              ))}
            </ul>
            <MoreArticles older={found} hasMore={found.hasMore === true} onMore={found.more} />
          </>
        )}
      </WhenLoaded>
    </>
  );
}
