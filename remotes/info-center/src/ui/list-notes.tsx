import { Link, useLocation } from '@portico/area/react';
import { Button, buttonLook } from '@portico/ui';
import * as css from './bars.module.css';
import type { InfoCenter } from './use-info-center.ts';

/** What stands above the list: new arrivals, failed sources, a refused mark, and what a guest misses. */
export function ListNotes({ center: { rows, failure, isMember } }: { center: InfoCenter }) {
  const { fresh, showFresh, query } = rows;
  const failed = query.data?.failedSources ?? [];
  return (
    <>
      {!isMember && <SignInLine />}
      <p className={css.failure} role="alert">
        {failure}
      </p>
      {failed.length > 0 && (
        <div className={css.note} role="status">
          <span>{failed.map(({ sourceName }) => sourceName).join('、')}暂时没有响应，其他消息不受影响。</span>
          <Button size="s" kind="text" onClick={() => void query.refetch()}>
            重新加载
          </Button>
        </div>
      )}
      <div className={css.arrivals} role="status">
        {fresh.length > 0 && (
          <button
            type="button"
            onClick={() => {
              showFresh();
              scrollTo(0, 0);
            }}
          >
            {fresh.length} 条新消息
          </button>
        )}
      </div>
    </>
  );
}

function SignInLine() {
  const { pathname, search } = useLocation();
  return (
    <div className={css.note}>
      <span>登录后可以看到发给您的通知和公文，还能标记已读和星标。</span>
      <Link to={`/login?redirect=${encodeURIComponent(pathname + search)}`} {...buttonLook({ size: 's' })}>
        登录
      </Link>
    </div>
  );
}
