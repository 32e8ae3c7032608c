import { useAtomValue } from '@portico/session';
import * as css from './left-cover.module.css';
import { leftOfflineAtom } from './left-offline.ts';

/** Covers the page after a sign-out without a network. */
export function LeftCover() {
  const left = useAtomValue(leftOfflineAtom);
  if (!left) return null;
  return (
    <div className={css.cover} role="alert">
      <p>您已在本机退出登录</p>
      <span>网络还没有恢复。恢复后会自动通知服务器，并打开首页。</span>
    </div>
  );
}
