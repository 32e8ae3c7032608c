import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Skeleton, WhenLoaded } from '@portico/ui';
import { overview } from '../../api.ts';
import * as calls from '../../model/first-calls.ts';
import { failedPartsInWords } from '../../model/overview-words.ts';
import { ActResult } from '../../ui/act/act-result.tsx';
import { ActsList } from '../../ui/act/acts-list.tsx';
import { useConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { SectionLink } from '../section-link.tsx';
import { AreasTable } from './areas-table.tsx';
import { Figures } from './figures.tsx';
import { Lines } from './lines.tsx';
import { Misses } from './misses.tsx';
import * as own from './overview.module.css';

/** Is anything wrong, what waits, what changed, how it fares. */
export function OverviewPage() {
  const { me, school, schoolName } = useConsole();
  const query = useQuery(overview.read.query(useFirstInput(calls.overview)));
  const acting = useConsoleAct();
  const everywhere = me?.grants.some(({ fid }) => fid === '') ?? false;
  const scope = everywhere && !school.school ? `${me?.schools.length ?? 0} 所学校` : schoolName;
  return (
    <ConsoleFrame current="overview" fact={query.data && `${scope}　${query.data.time}`} {...(everywhere && { all: '全部学校' })}>
      <ActResult acting={acting} />
      <WhenLoaded query={query} what="总览" skeleton={<Skeleton rows={8} picture={false} />} empty={null}>
        {(read) => {
          const failed = failedPartsInWords(read.failedParts);
          const hasLines = read.wrong.length + read.waiting.length > 0;
          return (
            <>
              <section className={css.sheet} aria-label="情况">
                <div className={own.sentence}>
                  <h2>{read.sentence}</h2>
                </div>
                <Figures fares={read.fares} />
                {failed && <p className={css.note}>{failed}</p>}
              </section>
              <div className={own.pair} data-alone={hasLines ? undefined : true}>
                {hasLines && <Lines wrong={read.wrong} waiting={read.waiting} />}
                {read.acts.length > 0 && (
                  <section className={css.sheet} aria-label="刚刚的操作">
                    <div className={css.head}>
                      <h2>刚刚的操作</h2>
                      <SectionLink page="audit">审计日志</SectionLink>
                    </div>
                    <div className={own.acts}>
                      <ActsList list={read.acts} acting={acting} />
                    </div>
                  </section>
                )}
              </div>
              <Misses misses={read.misses} />
              {read.areas.length > 0 && <AreasTable areas={read.areas} wrong={read.wrong} />}
            </>
          );
        }}
      </WhenLoaded>
    </ConsoleFrame>
  );
}
