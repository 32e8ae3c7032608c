import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { minutesBetween, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { config } from '../../api.ts';
import { inWords, type Line, linesOf } from '../../model/departures.ts';
import * as css from './shuttle-section.module.css';

/** When the campus buses leave today: the next one large, the day's times beside it, what has gone in grey. */
export function ShuttleSection() {
  const now = useNow();
  const query = useQuery(config.busRoutes.query());
  if (query.data?.length === 0) return null;
  return (
    <section>
      <SectionHead title="校车时刻" />
      <WhenLoaded query={query} what="校车时刻" skeleton={<Skeleton rows={2} picture={false} />} empty={null}>
        {(routes) => (
          <ul>
            {linesOf(routes, now).map((line) => (
              <ShuttleLine key={line.route.id} line={line} time={now.time} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}

function ShuttleLine({ line: { route, departures, next }, time }: { line: Line; time: string }) {
  return (
    <li className={css.line}>
      <div className={css.route}>
        <b>{route.routeName}</b>
        <small title={route.stops?.join('、')}>
          {route.from} — {route.to}
        </small>
      </div>
      <div className={css.next}>
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
