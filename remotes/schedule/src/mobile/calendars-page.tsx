import { AreaLink } from '@portico/area/react';
import { ExportEvents } from '../ui/export-events.tsx';
import { ImportEvents } from '../ui/import-events.tsx';
import { LayerList } from '../ui/layer-list.tsx';
import { Subscription } from '../ui/subscription.tsx';
import * as css from './mobile.module.css';
import { useHidden } from './use-hidden.ts';

/** The other views, the calendars that are shown, and the ways in and out of the portal's calendar. */
export function CalendarsPage() {
  const { wanted, go, query } = useHidden();
  return (
    <div className={css.manage}>
      <h1 className="visually-hidden">日历管理</h1>
      <nav aria-label="视图" className={css.views}>
        <AreaLink to="schedule/center" query={query}>
          日
        </AreaLink>
        <AreaLink to="schedule/center" query={{ ...query, view: 'month' }}>
          月
        </AreaLink>
        <AreaLink to="schedule/center" query={{ ...query, view: 'list' }}>
          列表
        </AreaLink>
        <AreaLink to="schedule/center" query={{ ...query, view: 'term' }}>
          学期
        </AreaLink>
      </nav>
      <section>
        <h2>我的日历</h2>
        <LayerList calendar={{ wanted, go }} />
      </section>
      <Subscription />
      <ImportEvents />
      <ExportEvents />
    </div>
  );
}
