import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { type Line, LineDepartures, linesOf } from '@portico/ui/shuttle';
import { config } from '../../api.ts';
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

function ShuttleLine({ line, time }: { line: Line; time: string }) {
  const { route } = line;
  return (
    <li className={css.line}>
      <div className={css.route}>
        <b>{route.routeName}</b>
        <small title={route.stops?.join('、')}>
          {route.from} — {route.to}
        </small>
      </div>
      <LineDepartures line={line} time={time} look={{ next: css.next, times: css.times }} />
    </li>
  );
}
