import { AreaLink, useLocation, useParams, useSearchParams } from '@portico/area/react';
import { errorKind, keepPreviousData, useQuery } from '@portico/client';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { Breadcrumb } from '@portico/ui/desktop';
import { Pagination } from '@portico/ui/desktop/controls';
import { news } from '../api.ts';
import { filterQuery, isFiltered, listInput, readFilter } from '../model/list-filter.ts';
import { FilterForm } from './filter-form.tsx';
import { MissingColumn } from './missing-column.tsx';
import * as css from './more-page.module.css';
import { NewsRow } from './news-row.tsx';

export function MorePage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const config = useQuery(news.config.query());
  const list = useQuery({ ...news.list.query(listInput(id, search)), placeholderData: keepPreviousData });
  const name = config.data?.categories.find((category) => category.id === id)?.name ?? '新闻';
  const filtered = isFiltered(filter);
  if (!list.data && errorKind(list.error ?? undefined) === 'not-found') return <MissingColumn />;
  return (
    <div className={css.page}>
      <Breadcrumb
        above={[
          {
            name: '新闻中心',
            link: (
              <AreaLink to="news/list" query={{ type: id }}>
                新闻中心
              </AreaLink>
            ),
          },
        ]}
        here={name}
      />
      <div className={css.head}>
        <h1>{name}</h1>
        <p role="status">{list.data && `共 ${list.data.total} 篇`}</p>
      </div>
      <FilterForm key={search.toString()} filter={filter} filtered={filtered} path={pathname} />
      <WhenLoaded
        query={list}
        what="新闻列表"
        skeleton={<Skeleton rows={8} />}
        isEmpty={(data) => data.records.length === 0}
        empty={
          filtered ? (
            <Empty title={`没有找到与“${filter.keyword || '所选时间'}”相关的新闻`} reason="换个词或放宽时间再试试。" />
          ) : (
            <Empty title="该栏目暂无内容" />
          )
        }
      >
        {(data) => (
          <>
            <h2 className="visually-hidden">文章</h2>
            <ul aria-busy={list.isPlaceholderData}>
              {data.records.map((item) => (
                <li key={item.id}>
                  <NewsRow item={item} counted />
                </li>
              ))}
            </ul>
            <Pagination
              page={filter.page}
              pageSize={data.pageSize}
              total={data.total}
              addressOf={(page) => pathname + filterQuery({ ...filter, page })}
            />
          </>
        )}
      </WhenLoaded>
    </div>
  );
}
