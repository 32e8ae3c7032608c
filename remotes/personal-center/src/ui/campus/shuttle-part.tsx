import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { Empty, minutesBetween, Skeleton, WhenLoaded } from '@portico/ui';
import { config } from '../../api.ts';
import { busRoutes } from '../../model/campus-calls.ts';
import { daysInWords, inWords, type Line, linesOf } from '../../model/departures.ts';
import * as css from './campus.module.css';
import { Part } from './part.tsx';

/** When the campus buses leave: the next one large, the day's times below, what has gone in grey. */
export function ShuttlePart() {
  const now = useNow();
  const query = useQuery(config.busRoutes.query(useFirstInput(busRoutes)));
  return (
    <Part id="shuttle">
      <WhenLoaded query={query} what="校车时刻" skeleton={<Skeleton rows={3} picture={false} />} empty={<Empty title="没有校车线路" />}>
        {(routes) => (
          <ul className={css.rows}>
            {linesOf(routes, now).map((line) => (
              <ShuttleLine key={line.route.id} line={line} time={now.time} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </Part>
  );
}

function ShuttleLine({ line: { route, departures, next }, time }: { line: Line; time: string }) {
  return (
    <li className={css.line}>
      <div className={css.words}>
        <b>{route.routeName}</b>
        <small>
          {route.from} — {route.to}，{daysInWords(route.days)}
        </small>
        {route.stops && route.stops.length > 2 && <small>途经 {route.stops.slice(1, -1).join('、')}</small>}
      </div>
      <div className={css.next}>
        {next ? (
          <>
            <b>{next.depart}</b>
            <small>
              {inWords(minutesBetween(time, next.depart))}
              {next.note && `，${next.note}`}
            </small>
          </>
        ) : (
          <small>{departures.length > 0 ? '今日已收车' : '今日不发车'}</small>
        )}
      </div>
      {departures.length > 0 && (
        <ol className={css.times} aria-label={`${route.routeName}今日班次`}>
          {departures.map(({ depart, gone }) => (
            <li key={depart} data-gone={gone || undefined}>
              {depart}
              {gone && <span className="visually-hidden"> 已发车</span>}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
