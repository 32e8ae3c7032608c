import type { CalendarDay, CalendarEvent } from '@portico/contracts';
import type { Now } from '@portico/session';
import { Empty } from '@portico/ui';
import { keyOf, lastDayOf, placedOn } from '../model/day-events.ts';
import { timelineOf } from '../model/timeline.ts';
import { dayReason, sectionsWord } from '../model/words.ts';
import * as kinds from '../ui/kinds.module.css';
import * as css from './mobile.module.css';
import * as look from './timeline-event.module.css';

/** A day from morning to night: what lasts all day above, long gaps between, what is over pale. */
export function DayTimeline({
  day,
  now,
  onOpen,
}: {
  day: CalendarDay;
  now: Now;
  onOpen: (event: CalendarEvent, conflict: boolean) => void;
}) {
  const reason = dayReason(day);
  const rows = timelineOf(day, now);
  return (
    <>
      <ul className={css.allDay}>
        {reason && <li>{reason}</li>}
        {day.events
          .filter(({ allDay }) => allDay)
          .map((event) => (
            <li key={keyOf(event)}>
              <button type="button" onClick={() => onOpen(event, false)}>
                <span>{event.layer === 'school' ? '校历' : '全天'}</span>
                {event.title}
                {lastDayOf(event) > event.start.slice(0, 10) && `（${event.start.slice(5, 10)} 至 ${lastDayOf(event).slice(5)}）`}
              </button>
            </li>
          ))}
      </ul>
      {placedOn(day).length === 0 && <Empty title="这一天没有安排" reason="点右下角可以新建日程。" />}
      <ol className={css.timeline}>
        {rows.map(({ placed, gap, state, left }) => {
          const { event, conflict } = placed;
          return (
            <li key={placed.key}>
              {gap && <p className={css.gap}>{gap}</p>}
              <div className={css.time}>
                {event.start.slice(11, 16)}
                <span>{sectionsWord(event)?.slice(2) ?? `至 ${event.end.slice(11, 16)}`}</span>
              </div>
              <button
                type="button"
                className={`${kinds.event} ${look.event}`}
                data-kind={event.layer}
                data-past={state === 'past' || undefined}
                data-now={state === 'now' || undefined}
                onClick={() => onOpen(event, conflict)}
              >
                <b>{event.title}</b>
                <span>{[event.place, event.teacher, left, conflict && '时间冲突'].filter(Boolean).join('　')}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
