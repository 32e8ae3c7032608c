import { useQuery } from '@portico/client';
import { calendar as calls } from '../api.ts';
import { upcoming } from '../model/upcoming.ts';
import { dayNumber, layerLine } from '../model/words.ts';
import { LayerList } from '../ui/layer-list.tsx';
import type { Calendar } from '../ui/use-calendar.ts';
import { MiniMonth } from './mini-month.tsx';
import * as css from './side-column.module.css';
import type { Openers } from './use-openers.ts';

/** The month, the calendars, and what comes next. */
export function SideColumn({ calendar, openers }: { calendar: Calendar; openers: Openers }) {
  return (
    <aside className={css.side} aria-label="日历">
      <MiniMonth calendar={calendar} />
      <section className={css.panel}>
        <div className={css.head}>
          <h2>我的日历</h2>
          <button type="button" aria-haspopup="dialog" onClick={openers.manage}>
            管理
          </button>
        </div>
        <LayerList calendar={calendar} />
      </section>
      <Upcoming calendar={calendar} openers={openers} />
    </aside>
  );
}

function Upcoming({ calendar: { now }, openers }: { calendar: Calendar; openers: Openers }) {
  const events = upcoming(useQuery(calls.days.query()).data ?? [], now);
  if (events.length === 0) return null;
  return (
    <section className={css.panel}>
      <div className={css.head}>
        <h2>即将到来</h2>
      </div>
      <ul className={css.coming}>
        {events.map((event) => (
          <li key={`${event.id} ${event.start}`}>
            <button type="button" aria-haspopup="dialog" onClick={() => openers.show(event, false)}>
              <span className={css.number}>{dayNumber(event.start)}</span>
              <span>
                <b>{event.title}</b>
                <small>{layerLine(event)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
