import type { CalendarDay } from '@portico/contracts';
import { useState } from 'react';
import { dayAxis, minutesOf, placeOf } from '../model/day-axis.ts';
import { placedOn } from '../model/day-events.ts';
import type { Calendar } from '../ui/use-calendar.ts';
import { AllDayRow } from './all-day-row.tsx';
import { DayColumn } from './day-column.tsx';
import { DayHeads } from './day-heads.tsx';
import { SectionColumn } from './section-column.tsx';
import * as css from './time-grid.module.css';
import { useGridDrag } from './use-grid-drag.ts';
import type { Openers } from './use-openers.ts';

/** Days as columns, the school's sections as rows; own events are moved and resized by pointer or keyboard. */
export function TimeGrid({ calendar, openers, days }: { calendar: Calendar; openers: Openers; days: readonly CalendarDay[] }) {
  const { now, restTimes } = calendar;
  const [failure, setFailure] = useState('');
  const columns = days.map(placedOn);
  const axis = dayAxis(restTimes, columns.flat());
  const drag = useGridDrag({
    axis,
    dates: days.map(({ date }) => date),
    columns,
    async onMove(placed, times) {
      setFailure('');
      const failed = await openers.move(placed.event, times);
      if (failed) setFailure(failed);
    },
    onNew: openers.create,
    onOpen: ({ event, conflict }) => openers.show(event, conflict),
  });
  return (
    <div className={css.grid} style={{ '--columns': days.length } as object}>
      <DayHeads calendar={calendar} days={days} />
      <AllDayRow days={days} onOpen={(event) => openers.show(event, false)} />
      <p role="alert" className={css.failure}>
        {failure}
      </p>
      <p id="drag-help" className="visually-hidden">
        按空格键拿起日程，用方向键改变时间和日期，Shift 加上下键改变结束时间，再按空格键保存，按 Esc 取消。
      </p>
      <p role="status" className="visually-hidden">
        {drag.said}
      </p>
      <div className={css.body} style={{ height: `calc(${axis.height} * var(--px) * var(--k))` }}>
        <SectionColumn axis={axis} />
        <div ref={drag.root} className={css.columns} {...drag.handlers}>
          {days.map((day, at) => (
            <DayColumn
              key={day.date}
              day={day}
              axis={axis}
              placed={columns[at] ?? []}
              now={day.date === now.date ? { minute: minutesOf(now.time), place: placeOf(axis, minutesOf(now.time)) } : undefined}
              preview={drag.preview?.column === at ? drag.preview : undefined}
              drag={drag}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
