import { AreaLink, useFirstInput, useLocation, usePageTitle, useParams, useSearchParams } from '@portico/area/react';
import { errorKind, keepPreviousData, useQuery } from '@portico/client';
import { Cover, Empty, Skeleton, SkeletonLine, WhenLoaded } from '@portico/ui';
import { Breadcrumb } from '@portico/ui/desktop';
import { Pagination } from '@portico/ui/desktop/controls';
import { news } from '../api.ts';
import { topic } from '../model/first-calls.ts';
import { filterQuery, readFilter } from '../model/list-filter.ts';
import { MissingTopic } from '../ui/missing-topic.tsx';
import { topicsType } from '../ui/use-topics.ts';
import { NewsRow } from './news-row.tsx';
import * as css from './topic-page.module.css';

const above = [
  { name: '新闻中心', link: <AreaLink to="news/list">新闻中心</AreaLink> },
  {
    name: '专题',
    link: (
      <AreaLink to="news/list" query={{ type: topicsType }}>
        专题
      </AreaLink>
    ),
  },
];

/** One topic: its picture, what it is about, and its articles page by page. */
export function TopicPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { page } = readFilter(search);
  const found = useQuery(news.topic.query(useFirstInput(topic)));
  const list = useQuery({
    ...news.list.query({ topicId: id, pageNum: search.has('page') ? page : undefined }),
    placeholderData: keepPreviousData,
  });
  usePageTitle(found.data?.name);
  if (!found.data && errorKind(found.error ?? undefined) === 'not-found')
    return (
      <div className={css.page}>
        <MissingTopic />
      </div>
    );
  return (
    <div className={css.page}>
      <Breadcrumb above={above} here={found.data?.name ?? '专题'} />
      <WhenLoaded query={found} what="专题" skeleton={<SkeletonLine height={220} />} empty={null} isEmpty={() => false}>
        {({ name, summary, cover, count }) => (
          <header className={css.band}>
            <span className={css.picture}>
              <Cover src={cover} eager />
            </span>
            <div>
              <h1>{name}</h1>
              {summary && <p>{summary}</p>}
              <p className={css.count}>共 {count} 篇文章</p>
            </div>
          </header>
        )}
      </WhenLoaded>
      <WhenLoaded
        query={list}
        what="专题的文章"
        skeleton={<Skeleton rows={8} />}
        isEmpty={(data) => data.records.length === 0}
        empty={<Empty title="这个专题还没有文章" />}
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
              page={page}
              pageSize={data.pageSize}
              total={data.total}
              addressOf={(to) => pathname + filterQuery({ keyword: '', start: '', end: '', page: to })}
            />
          </>
        )}
      </WhenLoaded>
    </div>
  );
}
