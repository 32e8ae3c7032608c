import type { CalendarDay } from '@portico/contracts';
import { type DayAxis, placeOf } from '../model/day-axis.ts';
import type { Placed } from '../model/day-events.ts';
import type { Preview } from '../model/move.ts';
import { dayWord, weekDayOfDate } from '../model/words.ts';
import { isRest } from './day-heads.tsx';
import { EventBlock } from './event-block.tsx';
import { along } from './place.ts';
import * as css from './time-grid.module.css';
import type { GridDrag } from './use-grid-drag.ts';

/** One day: its bands, its events, now, and where a dragged event would be. */
export function DayColumn({
  day,
  axis,
  placed,
  now,
  preview,
  drag,
}: {
  day: CalendarDay;
  axis: DayAxis;
  placed: readonly Placed[];
  now: { minute: number; place: number } | undefined;
  preview: Preview | undefined;
  drag: GridDrag;
}) {
  const from = preview && placeOf(axis, preview.start);
  return (
    <div className={css.column} data-today={now ? '' : undefined} data-rest={isRest(day) || undefined}>
      {axis.bands
        .filter(({ height }) => height > 0)
        .map(({ key, kind, top, height }) => (
          <i key={key} data-band={kind} style={along(axis, top, height)} />
        ))}
      <ol aria-label={`${dayWord(day.date)} ${weekDayOfDate(day.date)}`}>
        {placed.map((each) => (
          <EventBlock key={each.key} placed={each} axis={axis} now={now?.minute} drag={drag} />
        ))}
      </ol>
      {preview && from !== undefined && <i className={css.preview} style={along(axis, from, placeOf(axis, preview.end) - from)} />}
      {now && <i className={css.now} style={along(axis, now.place, 0)} />}
    </div>
  );
}
