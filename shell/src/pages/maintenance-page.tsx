import { useLocation } from '@portico/area/react';
import { Art, buttonLook } from '@portico/ui';
import { usePortalFacts } from '../page-data/frame-facts.ts';
import { matchArea } from '../page-data/match.ts';
import * as css from './failure-view.module.css';

/** Shown in place of a page whose module is in maintenance. */
export function MaintenancePage() {
  const { pathname } = useLocation();
  const facts = usePortalFacts();
  const match = matchArea(facts.wholePlan, pathname);
  const title = match?.page.title ?? '';
  const text = match && facts.maintenanceText(match.page.module ?? match.area.area);
  return (
    <div className={css.page}>
      <div className={css.picture}>
        <Art name="bridge-out" />
      </div>
      <div className={css.said}>
        <span className={css.code}>正在维护</span>
        <h1>「{title}」正在维护</h1>
        <p>{text ?? '我们正在更新这个栏目，请稍后再来。'}</p>
        <div className={css.ways}>
          <a {...buttonLook({ kind: 'primary', size: 'l' })} href="/">
            返回首页
          </a>
          <a {...buttonLook({ size: 'l' })} href={pathname}>
            重新加载
          </a>
        </div>
      </div>
    </div>
  );
}
