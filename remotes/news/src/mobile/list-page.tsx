import { pageAddress, useFirstInput, usePortal, useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, Skeleton, SkeletonLine, WhenLoaded } from '@portico/ui';
import { Segments } from '@portico/ui/mobile';
import { news } from '../api.ts';
import { columns } from '../model/first-calls.ts';
import { chosenColumn } from '../model/front-page.ts';
import { ColumnList } from './column-list.tsx';
import * as css from './mobile.module.css';

export function ListPage() {
  const { plan, device } = usePortal();
  const [search] = useSearchParams();
  const query = useQuery(news.top.query(useFirstInput(columns)));
  const column = query.data && chosenColumn(query.data, search.get('type'));
  const entries = (query.data ?? []).map(({ category: { id, name } }) => ({
    key: id,
    name,
    to: pageAddress(plan, device, { to: 'news/list', query: { type: id } }) ?? '',
  }));
  return (
    <div>
      <div className={css.head}>
        <h1>新闻</h1>
        {column && <Segments label="新闻栏目" entries={entries} current={column.category.id} />}
      </div>
      <WhenLoaded
        query={query}
        what="新闻"
        skeleton={
          <div className={css.sheet}>
            <SkeletonLine height={210} />
            <Skeleton rows={5} />
          </div>
        }
        empty={<Empty title="还没有开放的新闻栏目" />}
        isEmpty={() => !column}
      >
        {() => column && <ColumnList key={column.category.id} column={column} />}
      </WhenLoaded>
    </div>
  );
}
