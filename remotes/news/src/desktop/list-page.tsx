import { AreaLink, HydrateWhen, useSearchParams } from '@portico/area/react';
import { Empty, WhenLoaded } from '@portico/ui';
import { frontPage } from '../model/front-page.ts';
import { AllTopics } from '../ui/all-topics.tsx';
import { useMyColumns } from '../ui/use-my-columns.ts';
import { topicsType } from '../ui/use-topics.ts';
import { ColumnHead } from './column-head.tsx';
import { FrontSkeleton } from './front-skeleton.tsx';
import { LatestRows } from './latest-rows.tsx';
import * as css from './list-page.module.css';
import { NewsCards } from './news-cards.tsx';
import { OtherColumns } from './other-columns.tsx';

export function ListPage() {
  const [search] = useSearchParams();
  const type = search.get('type');
  const query = useMyColumns(type);
  const page = query.data && frontPage(query.data, type);
  const categories = query.data?.map((column) => column.category) ?? [];
  if (type === topicsType)
    return (
      <div className={css.page}>
        <ColumnHead categories={categories} current={type} />
        <AllTopics />
      </div>
    );
  return (
    <div className={css.page}>
      <ColumnHead categories={categories} current={page?.category.id} />
      <WhenLoaded
        query={query}
        what="新闻"
        skeleton={<FrontSkeleton />}
        empty={<Empty title="还没有开放的新闻栏目" />}
        isEmpty={() => !page}
      >
        {() =>
          page?.lead ? (
            <>
              <NewsCards lead={page.lead} cards={page.cards} />
              <HydrateWhen when="visible">
                <div className={css.columns}>
                  <LatestRows category={page.category} rows={page.rows} />
                  <OtherColumns columns={page.others} />
                </div>
              </HydrateWhen>
            </>
          ) : (
            <Empty
              title="该栏目暂无内容"
              action={
                <AreaLink to="news/list" className={css.back}>
                  看看其他栏目
                </AreaLink>
              }
            />
          )
        }
      </WhenLoaded>
    </div>
  );
}
