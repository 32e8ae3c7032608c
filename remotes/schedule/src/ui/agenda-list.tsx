import type { CalendarDay, CalendarEvent } from '@portico/contracts';
import { Empty } from '@portico/ui';
import { keyOf, placedOn } from '../model/day-events.ts';
import { layerWord } from '../model/layers.ts';
import { dayReason, dayWord, weekDayOfDate } from '../model/words.ts';
import * as css from './agenda-list.module.css';
import * as kinds from './kinds.module.css';

/** Day by day what is on, in words. */
export function AgendaList({
  days,
  today,
  onOpen,
}: {
  days: readonly CalendarDay[];
  today: string;
  onOpen: (event: CalendarEvent, conflict: boolean) => void;
}) {
  const busy = days.filter(({ events, name }) => events.length > 0 || name);
  if (busy.length === 0) return <Empty title="这个月没有日程" reason="可以新建日程，或在“我的日历”里显示更多日历。" />;
  return (
    <ol className={css.days}>
      {busy.map((day) => {
        const conflicts = new Set(placedOn(day).flatMap(({ key, conflict }) => (conflict ? [key] : [])));
        return (
          <li key={day.date} data-today={day.date === today || undefined}>
            <h3>
              {dayWord(day.date)} <small>{weekDayOfDate(day.date)}</small>
              {day.name && <span>{dayReason(day)}</span>}
            </h3>
            <ul>
              {day.events.map((event) => (
                <li key={keyOf(event)}>
                  <button type="button" aria-haspopup="dialog" onClick={() => onOpen(event, conflicts.has(keyOf(event)))}>
                    <span>{event.allDay ? '全天' : `${event.start.slice(11, 16)}—${event.end.slice(11, 16)}`}</span>
                    <i className={kinds.swatch} data-kind={event.layer} />
                    <b>{event.title}</b>
                    <span>{[layerWord(event.layer), event.place].filter(Boolean).join('　')}</span>
                    {conflicts.has(keyOf(event)) && <em>冲突</em>}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
