import type { NewsArticle } from '@portico/contracts';
import { Button, fullTime, grouped, Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import * as css from './article.module.css';
import { type TextSize, textSizes } from './use-text-size.ts';

/** Title, facts and tools of an article; `children` is how the device shares it. */
export function ArticleHead({
  article,
  size,
  onSize,
  children,
}: {
  article: NewsArticle;
  size: TextSize;
  onSize: (size: TextSize) => void;
  children: ReactNode;
}) {
  return (
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
          {textSizes.map((choice) => (
            <button
              key={choice.size}
              type="button"
              className={css.tool}
              aria-label={`${choice.name} ${choice.label}`}
              title={choice.label}
              aria-pressed={size === choice.size}
              onClick={() => onSize(choice.size)}
            >
              {choice.name}
            </button>
          ))}
          {children}
          <span className={css.print}>
            <Button kind="text" size="s" onClick={() => window.print()}>
              <Icon name="print" size={16} />
              打印
            </Button>
          </span>
        </div>
      </div>
    </header>
  );
}
