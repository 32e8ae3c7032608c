import type { CalendarDay, CalendarEvent } from '@portico/contracts';
import { VisuallyHidden } from '@portico/ui';
import { allDaySpans } from '../model/day-events.ts';
import { dayReason, spokenFacts } from '../model/words.ts';
import * as kinds from '../ui/kinds.module.css';
import * as css from './time-grid.module.css';

/** Over the grid: why days are special, and events that last whole days. */
export function AllDayRow({ days, onOpen }: { days: readonly CalendarDay[]; onOpen: (event: CalendarEvent) => void }) {
  const spans = allDaySpans(days);
  const reasons = days.flatMap((day, at) => (dayReason(day) ? [{ at, text: dayReason(day) }] : []));
  const above = reasons.length > 0 ? 1 : 0;
  return (
    <div className={css.allDay}>
      <span>全天</span>
      <ul>
        {reasons.map(({ at, text }) => (
          <li key={`reason ${at}`} className={css.reason} style={{ gridColumn: at + 1, gridRow: 1 }} title={text}>
            {text}
          </li>
        ))}
        {spans.map(({ key, event, from, to, row }) => (
          <li key={key} style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: row + above + 1 }}>
            <button type="button" className={kinds.event} data-kind={event.layer} aria-haspopup="dialog" onClick={() => onOpen(event)}>
              {event.title}
              <VisuallyHidden>{spokenFacts(event)}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
