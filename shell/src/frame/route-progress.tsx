import * as css from './route-progress.module.css';

/** A thin bar during a navigation; visible only after a moment. */
export function RouteProgress({ busy }: { busy: boolean }) {
  return busy ? <div className={css.bar} role="progressbar" aria-label="正在打开页面" /> : null;
}
