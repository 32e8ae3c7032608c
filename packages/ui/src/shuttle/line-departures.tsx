import { minutesBetween } from '../time.ts';
import { inWords, type Line } from './departures.ts';

/** When a line leaves next, and all its times of today, what has gone marked. */
export function LineDepartures({
  line: { route, departures, next },
  time,
  look,
}: {
  line: Line;
  /** Now, `HH:mm`. */
  time: string;
  /** The class names of its two parts. */
  look: { next: string | undefined; times: string | undefined };
}) {
  return (
    <>
      <div className={look.next}>
        {next ? (
          <>
            <b>{next.depart}</b>
            <small>
              {inWords(minutesBetween(time, next.depart))}
              {next.note && `　${next.note}`}
            </small>
          </>
        ) : (
          <small>{departures.length > 0 ? '今日已收车' : '今日不发车'}</small>
        )}
      </div>
      {departures.length > 0 && (
        <ol className={look.times} aria-label={`${route.routeName}今日班次`}>
          {departures.map(({ depart, gone }) => (
            <li key={depart} data-gone={gone || undefined}>
              {depart}
              {gone && <span className="visually-hidden"> 已发车</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
