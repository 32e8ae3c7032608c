import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Skeleton, WhenLoaded } from '@portico/ui';
import { overview } from '../api.ts';
import * as calls from '../model/first-calls.ts';
import { failedPartsInWords } from '../model/overview-words.ts';
import { mayChange } from '../model/rights.ts';
import { areaInTrouble } from '../model/rollback.ts';
import { Refused } from '../ui/refused.tsx';
import { useConsole } from '../ui/use-console.ts';
import { Lines } from './lines.tsx';
import * as css from './mobile.module.css';
import { Modules } from './modules.tsx';
import { RecentActs } from './recent-acts.tsx';
import { Rollback } from './rollback.tsx';
import { SchoolRow } from './school-row.tsx';
import { SendLink } from './send-link.tsx';
import { UrgentSection } from './urgent-section.tsx';

/** What is wrong, and the four acts that cannot wait for a computer. */
export function OverviewPage() {
  const { me, error, right } = useConsole();
  const query = useQuery(overview.read.query(useFirstInput(calls.overview)));
  if (me ? !right('console.read') : error) return <Refused page="管理台" />;
  const takesBack = mayChange(right('releases.activate')) || mayChange(right('releases.school'));
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">管理台</h1>
      <WhenLoaded
        query={query}
        what="总览"
        skeleton={
          <div className={css.top}>
            <Skeleton rows={2} picture={false} />
          </div>
        }
        empty={null}
      >
        {({ sentence, wrong, waiting, failedParts, time }) => (
          <>
            <section className={css.top} aria-label="情况">
              <h2>{sentence}。</h2>
              <p className={css.meta}>
                {wrong.length > 0 ? '其余正常　' : ''}
                {time.slice(11)}
              </p>
              <SchoolRow />
              {failedParts.length > 0 && <p className={css.warning}>{failedPartsInWords(failedParts)}</p>}
            </section>
            <Lines wrong={wrong} waiting={waiting} />
          </>
        )}
      </WhenLoaded>
      {takesBack && <Rollback suggested={areaInTrouble(query.data?.wrong ?? [])} />}
      {right('modules.change') && <Modules />}
      {right('content.urgent') && <UrgentSection />}
      <RecentActs />
      <p className={css.others}>
        其他事项请在电脑端处理 <SendLink to="/console" name="总览" />
      </p>
    </div>
  );
}
