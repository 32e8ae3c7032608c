import { HydrateWhen, useFirstInput, usePageTitle } from '@portico/area/react';
import { errorKind, useQuery } from '@portico/client';
import type { NewsArticle } from '@portico/contracts';
import { Html, WhenLoaded } from '@portico/ui';
import { Attachments } from '@portico/ui/attachments';
import type { ReactNode } from 'react';
import { news } from '../api.ts';
import { article } from '../model/first-calls.ts';
import * as css from './article.module.css';
import { ArticleHead } from './article-head.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { LockedArticle } from './locked-article.tsx';
import { Missing } from './missing.tsx';
import { Neighbours } from './neighbours.tsx';
import { OriginalLink } from './original-link.tsx';
import { useTextSize } from './use-text-size.ts';

type Share = (article: NewsArticle) => ReactNode;

/** The article of the address, with all its states; the pages frame it and say how it is shared on their device. */
export function Article({ share }: { share: Share }) {
  const query = useQuery(news.detail.query(useFirstInput(article)));
  usePageTitle(query.data?.title);
  if (!query.data && errorKind(query.error ?? undefined) === 'not-found')
    return <Missing heading="新闻" title="这篇文章不存在或已下架" reason="可能已经移走，或者需要登录后阅读。" />;
  return (
    <WhenLoaded query={query} what="文章" skeleton={<ArticleSkeleton />} empty={null} isEmpty={() => false}>
      {(article) => (article.isLocked ? <LockedArticle article={article} /> : <LoadedArticle article={article} share={share} />)}
    </WhenLoaded>
  );
}

function LoadedArticle({ article, share }: { article: NewsArticle; share: Share }) {
  const [size, setSize] = useTextSize();
  return (
    <article className={css.article}>
      <ArticleHead article={article} size={size} onSize={setSize}>
        {share(article)}
      </ArticleHead>
      <Html className={css.body} data-size={size} html={article.html} />
      <OriginalLink article={article} />
      <HydrateWhen when="visible">
        <footer>
          <Attachments files={article.attachments} />
          <Neighbours prev={article.prev} next={article.next} />
        </footer>
      </HydrateWhen>
    </article>
  );
}
