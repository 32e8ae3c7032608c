import { AreaLink, useFirstInput, useKeptState, usePageTitle } from '@portico/area/react';
import { errorKind, useQuery } from '@portico/client';
import type { NewsArticle } from '@portico/contracts';
import { Button, buttonLook, Empty, fullTime, grouped, Html, Icon, SkeletonLine, WhenLoaded } from '@portico/ui';
import { news } from '../api.ts';
import { article } from '../model/first-calls.ts';
import * as css from './article.module.css';
import { Attachments } from './attachments.tsx';

const sizes = [
  { name: 'A-', label: '小号字', size: 's' },
  { name: 'A', label: '标准字', size: 'm' },
  { name: 'A+', label: '大号字', size: 'l' },
] as const;

/** The article of the address, with all its states; the pages frame it. */
export function Article() {
  const query = useQuery(news.detail.query(useFirstInput(article)));
  usePageTitle(query.data?.title);
  if (!query.data && errorKind(query.error ?? undefined) === 'not-found')
    return (
      <>
        <h1 className="visually-hidden">新闻</h1>
        <Empty
          missing
          title="这篇文章不存在或已下架"
          reason="可能已经移走，或者需要登录后阅读。"
          action={
            <AreaLink to="news/list" {...buttonLook()}>
              去新闻中心看看
            </AreaLink>
          }
        />
      </>
    );
  return (
    <WhenLoaded query={query} what="文章" skeleton={<ArticleSkeleton />} empty={null} isEmpty={() => false}>
      {(article) => <LoadedArticle article={article} />}
    </WhenLoaded>
  );
}

function LoadedArticle({ article }: { article: NewsArticle }) {
  const [size, setSize] = useKeptState<(typeof sizes)[number]['size']>('size', 'm');
  return (
    <article className={css.article}>
      <header className={css.head}>
        <h1>{article.title}</h1>
        <div className={css.facts}>
          <p className={css.meta}>
            <span>{article.publisher}</span>
            {article.author && <span>{article.author}</span>}
            <time dateTime={fullTime(article.publishTime)}>{fullTime(article.publishTime)}</time>
            <span>阅读 {grouped(article.views)}</span>
          </p>
          <div className={css.tools} role="toolbar" aria-label="阅读设置">
            {sizes.map((choice) => (
              <button
                key={choice.size}
                type="button"
                className={css.tool}
                aria-label={`${choice.name} ${choice.label}`}
                title={choice.label}
                aria-pressed={size === choice.size}
                onClick={() => setSize(choice.size)}
              >
                {choice.name}
              </button>
            ))}
            <span className={css.print}>
              <Button kind="text" size="s" onClick={() => window.print()}>
                <Icon name="print" size={16} />
                打印
              </Button>
            </span>
          </div>
        </div>
      </header>
      <Html className={css.body} data-size={size} html={article.html} />
      <Attachments files={article.attachments} />
      <nav className={css.neighbours} aria-label="上一篇和下一篇">
        <Neighbour name="上一篇" to={article.prev} />
        <Neighbour name="下一篇" to={article.next} />
      </nav>
    </article>
  );
}

function Neighbour({ name, to }: { name: string; to: NewsArticle['prev'] }) {
  if (!to) return null;
  return (
    <p>
      {name}：
      <AreaLink to="news/article" params={{ id: to.id }} title={to.title}>
        {to.title}
      </AreaLink>
    </p>
  );
}

function ArticleSkeleton() {
  return (
    <div className={css.skeleton}>
      <SkeletonLine width="82%" height={30} />
      <SkeletonLine width="40%" />
      <SkeletonLine height={220} />
      <SkeletonLine />
      <SkeletonLine width="93%" />
      <SkeletonLine width="60%" />
    </div>
  );
}
