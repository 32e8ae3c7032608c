import { Icon, VisuallyHidden } from '@portico/ui';
import { type DayAxis, placeOf } from '../model/day-axis.ts';
import type { Placed } from '../model/day-events.ts';
import { canDrag } from '../model/move.ts';
import { spokenFacts } from '../model/words.ts';
import * as kinds from '../ui/kinds.module.css';
import * as css from './event-block.module.css';
import { along, lane } from './place.ts';
import type { GridDrag } from './use-grid-drag.ts';

/** An event that is shorter still has room for its name. */
const lowest = 26;

export function EventBlock({ placed, axis, now, drag }: { placed: Placed; axis: DayAxis; now: number | undefined; drag: GridDrag }) {
  const { key, event, start, end, conflict } = placed;
  const top = placeOf(axis, start);
  const height = Math.max(lowest, placeOf(axis, end) - top);
  const isMovable = canDrag(placed);
  const isNow = now !== undefined && event.layer === 'course' && start <= now && now < end;
  return (
    <li style={{ ...along(axis, Math.min(top, axis.height - lowest), height), ...lane(placed.lane, placed.lanes) }}>
      <button
        type="button"
        className={`${kinds.event} ${css.event}`}
        data-event={key}
        data-kind={event.layer}
        data-now={isNow || undefined}
        data-movable={isMovable || undefined}
        data-lifted={drag.lifted === key || undefined}
        data-low={height < 50 || undefined}
        tabIndex={drag.stop === key ? 0 : -1}
        aria-haspopup="dialog"
        aria-describedby={isMovable ? 'drag-help' : undefined}
        onFocus={() => drag.setStop(key)}
        onClick={() => drag.press(placed)}
        onKeyDown={(pressed) => drag.keys(pressed, placed)}
        onPointerDown={(pressed) => isMovable && drag.begin(pressed, placed)}
      >
        <b>{event.title}</b>
        <VisuallyHidden>{spokenFacts(event, conflict)}</VisuallyHidden>
        {event.place && <span>{event.place}</span>}
        {event.teacher && <span>{event.teacher}</span>}
        {conflict && (
          <em title="时间冲突">
            <Icon name="warn" size={14} />
          </em>
        )}
        {isMovable && <i data-grip="end" />}
      </button>
    </li>
  );
}
