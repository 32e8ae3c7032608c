import { Link, useLocation } from '@portico/area/react';
import type { NewsArticle } from '@portico/contracts';
import { buttonLook, fullDate, Icon } from '@portico/ui';
import * as css from './article.module.css';

/** What a guest sees of an article that is for members: title, day, and the way to the rest. */
export function LockedArticle({ article: { title, publishTime } }: { article: NewsArticle }) {
  const { pathname } = useLocation();
  return (
    <article className={css.article}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.meta}>
          <time dateTime={fullDate(publishTime)}>{fullDate(publishTime)}</time>
        </p>
      </header>
      <div className={css.locked}>
        <Icon name="lock" size={28} />
        <p>登录后阅读</p>
        <p className={css.meta}>这篇文章面向校内师生，登录后可以阅读全文和附件。</p>
        <Link to={`/login?redirect=${encodeURIComponent(pathname)}`} {...buttonLook({ kind: 'primary' })}>
          登录
        </Link>
      </div>
    </article>
  );
}
