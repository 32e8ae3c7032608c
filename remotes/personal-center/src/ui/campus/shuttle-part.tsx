import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { daysInWords, type Line, LineDepartures, linesOf } from '@portico/ui/shuttle';
import { config } from '../../api.ts';
import { busRoutes } from '../../model/campus-calls.ts';
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

function ShuttleLine({ line, time }: { line: Line; time: string }) {
  const { route } = line;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <b>{route.routeName}</b>
        <small>
          {route.from} — {route.to}，{daysInWords(route.days)}
        </small>
        {route.stops && route.stops.length > 2 && <small>途经 {route.stops.slice(1, -1).join('、')}</small>}
      </div>
      <LineDepartures line={line} time={time} look={{ next: css.next, times: css.times }} />
    </li>
  );
}
