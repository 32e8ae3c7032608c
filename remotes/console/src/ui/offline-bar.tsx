import * as css from './console.module.css';
import { useOnline } from './use-online.ts';

/** Says that acts are off while there is no network. */
export function OfflineBar() {
  if (useOnline()) return null;
  return (
    <p role="status" className={css.notice}>
      网络已断开。页面上的内容保留，恢复后才能操作。
    </p>
  );
}
