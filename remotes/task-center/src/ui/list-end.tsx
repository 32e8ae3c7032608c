import { Button } from '@portico/ui';
import { useEffect, useRef } from 'react';
import * as css from './task-center.module.css';
import type { Rows } from './use-rows.ts';

/** Loads further rows near the end of the list; a button works without scrolling. */
export function ListEnd({ rows: { hasMore, isLoadingMore, hasFailed, next, rows, total } }: { rows: Rows }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(next);
  near.current = next;
  const isWatching = hasMore && !isLoadingMore && !hasFailed;
  useEffect(() => {
    if (!isWatching || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && near.current(), { rootMargin: '600px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatching]);
  if (!hasMore) return null;
  return (
    <div ref={end} className={css.end} role="status">
      <p>{hasFailed ? '没有加载出来，请再试一次。' : `已显示 ${rows.length} 条，共 ${total} 条`}</p>
      <Button onClick={next} disabled={isLoadingMore}>
        {isLoadingMore ? '正在加载' : '加载更多'}
      </Button>
    </div>
  );
}
