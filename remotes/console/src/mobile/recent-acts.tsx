import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { Empty, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { acts } from '../api.ts';
import { recentActs } from '../model/first-calls.ts';
import { shortTime } from '../model/words.ts';
import { ActResult } from '../ui/act/act-result.tsx';
import { UndoButton } from '../ui/act/undo-button.tsx';
import { useConsoleAct } from '../ui/act/use-console-act.tsx';
import * as css from './mobile.module.css';

const shown = 5;

/** 刚刚的操作, each of the last 10 minutes with 撤销. */
export function RecentActs() {
  const query = useQuery(acts.recent.query(useFirstInput(recentActs)));
  const acting = useConsoleAct();
  const { date } = useNow();
  return (
    <section className={css.section} aria-label="刚刚的操作">
      <SectionHead title="刚刚的操作" />
      <ActResult acting={acting} />
      <WhenLoaded query={query} what="操作" skeleton={<Skeleton rows={3} picture={false} />} empty={<Empty title="还没有操作" />}>
        {(list) => (
          <ul className={css.lines}>
            {list.slice(0, shown).map((act) => (
              <li key={act.id}>
                <div>
                  <p className={`${css.name} ${css.act}`}>
                    {act.name}　{act.objectName}
                  </p>
                  <p className={css.meta}>
                    {shortTime(act.time, date)}　{act.who}
                  </p>
                </div>
                <span className={css.undo}>
                  <UndoButton act={act} acting={acting} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
