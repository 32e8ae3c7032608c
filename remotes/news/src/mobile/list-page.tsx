import { pageAddress, usePortal, useSearchParams } from '@portico/area/react';
import { Empty, Skeleton, SkeletonLine, WhenLoaded } from '@portico/ui';
import { Segments } from '@portico/ui/mobile';
import { chosenColumn } from '../model/front-page.ts';
import { filterQuery, isFiltered, readFilter } from '../model/list-filter.ts';
import { AllTopics } from '../ui/all-topics.tsx';
import { ColumnsButton } from '../ui/columns-button.tsx';
import { useMyColumns } from '../ui/use-my-columns.ts';
import { topicsType, useTopics } from '../ui/use-topics.ts';
import { ColumnList } from './column-list.tsx';
import { FoundArticles } from './found-articles.tsx';
import * as css from './mobile.module.css';
import { SearchButton } from './search-button.tsx';

export function ListPage() {
  const { plan, device } = usePortal();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const type = search.get('type');
  const query = useMyColumns(type);
  const column = query.data && chosenColumn(query.data, type);
  const ofTopics = type === topicsType;
  const hasTopics = (useTopics().data?.length ?? 0) > 0 || ofTopics;
  const shown = (query.data ?? []).map(({ category }) => category);
  const entries = (hasTopics ? [...shown, { id: topicsType, name: '专题' }] : shown).map(({ id, name }) => ({
    key: id,
    name,
    to: pageAddress(plan, device, { to: 'news/list', query: { type: id } }) ?? '',
  }));
  return (
    <div>
      <div className={css.head}>
        <h1>新闻</h1>
        {column && (
          <>
            <div className={css.tools}>
              <ColumnsButton />
              {!ofTopics && <SearchButton filter={filter} column={column.category} />}
            </div>
            <Segments label="新闻栏目" entries={entries} current={ofTopics ? topicsType : column.category.id} />
          </>
        )}
      </div>
      {ofTopics ? (
        <AllTopics />
      ) : (
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
          {() => {
            if (!column) return null;
            const { id } = column.category;
            if (isFiltered(filter))
              return <FoundArticles key={`${id} ${filterQuery(filter)}`} category={column.category} filter={filter} />;
            return <ColumnList key={id} column={column} />;
          }}
        </WhenLoaded>
      )}
    </div>
  );
}
