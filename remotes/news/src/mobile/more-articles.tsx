import { Button } from '@portico/ui';
import * as css from './mobile.module.css';
import type { OlderArticles } from './use-older.ts';

/** The end of a list: the next page on demand, or that there is none. */
export function MoreArticles({ older, hasMore, onMore }: { older: OlderArticles; hasMore: boolean; onMore: () => void }) {
  return (
    <div className={css.more} role="status">
      {older.error != null && <p>没有加载出来，请再试一次。</p>}
      {hasMore || older.error != null ? (
        <Button onClick={onMore} disabled={older.isLoading}>
          {older.isLoading ? '正在加载' : '加载更多'}
        </Button>
      ) : (
        <p>{older.isFull ? '更早的新闻，请按标题或日期查找' : '已经到底了'}</p>
      )}
    </div>
  );
}
