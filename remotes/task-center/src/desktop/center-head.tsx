import { Link } from '@portico/area/react';
import type { Center } from '../ui/use-center.ts';
import * as css from './center-page.module.css';

/** The title, and the kinds of tasks with their counts. */
export function CenterHead({ center: { tabs, tab, rows } }: { center: Center }) {
  const sources = rows.first.data?.sources.length ?? 0;
  return (
    <div className={css.head}>
      <h1>任务中心</h1>
      <nav aria-label="任务类型" className={css.tabs}>
        {tabs.map(({ key, name, count, to }) => (
          <Link key={key} to={to} className={css.tab} aria-current={key === tab ? 'page' : undefined}>
            {name} {count !== undefined && <span className={css.count}>{count}</span>}
          </Link>
        ))}
      </nav>
      {sources > 0 && <p className={css.from}>来自 {sources} 个系统</p>}
    </div>
  );
}
