import { type DayAxis, timeOf } from '../model/day-axis.ts';
import { along } from './place.ts';
import * as css from './section-column.module.css';

/** The sections with their times, and the bands of rest. */
export function SectionColumn({ axis }: { axis: DayAxis }) {
  return (
    <ol className={css.sections} aria-label="节次">
      {axis.bands
        .filter(({ height }) => height > 0)
        .map(({ key, kind, name, start, top, height }) => (
          <li key={key} data-kind={kind} style={along(axis, top, height)}>
            {kind === 'section' ? (
              <>
                <b>{name}</b>
                {timeOf(start)}
              </>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
    </ol>
  );
}
