import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { acts } from '../api.ts';
import { recentActs } from '../model/first-calls.ts';
import { ActResult } from '../ui/act/act-result.tsx';
import { ActsList } from '../ui/act/acts-list.tsx';
import { useConsoleAct } from '../ui/act/use-console-act.tsx';
import { Refused } from '../ui/refused.tsx';
import { useConsole } from '../ui/use-console.ts';
import * as css from './mobile.module.css';

/** What was done lately, with 撤销. */
export function OverviewPage() {
  const { me, error, right } = useConsole();
  const query = useQuery(acts.recent.query(useFirstInput(recentActs)));
  const acting = useConsoleAct();
  if (me ? !right('console.read') : error) return <Refused page="管理台" />;
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">管理台</h1>
      <section className={css.sheet}>
        <SectionHead title="刚刚的操作" />
        <ActResult acting={acting} />
        <WhenLoaded query={query} what="操作" skeleton={<Skeleton rows={3} picture={false} />} empty={<Empty title="还没有操作" />}>
          {(list) => <ActsList list={list} acting={acting} />}
        </WhenLoaded>
      </section>
    </div>
  );
}
