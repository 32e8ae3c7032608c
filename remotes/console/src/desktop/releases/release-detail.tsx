import { useQuery } from '@portico/client';
import { Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { releases } from '../../api.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { BuildsTable } from './builds-table.tsx';
import { HealthPart } from './health-part.tsx';
import { PlacesTable } from './places-table.tsx';
import { PlansPart } from './plans-part.tsx';
import * as own from './releases.module.css';
import { StepsPart } from './steps-part.tsx';

/** One area: who gets what, how it fares, its builds and its history. */
export function ReleaseDetail({ area, acting }: { area: string; acting: ConsoleAct }) {
  const { school } = useConsole();
  const query = useQuery(releases.read.query({ ...school, area }));
  return (
    <div className={css.sheet}>
      <WhenLoaded
        query={query}
        what="这个区域"
        skeleton={
          <div className={own.part}>
            <Skeleton rows={8} picture={false} />
          </div>
        }
        empty={null}
      >
        {(read) => (
          <>
            <div className={css.head}>
              <h2>{read.title}</h2>
              <span className={css.meta}>{read.area}</span>
            </div>
            {read.halted && (
              <div className={own.part}>
                <p className={css.notice} data-tone="danger">
                  <Icon name="warn" size={18} />
                  <span>
                    <b>
                      {read.halted.time.slice(5, 16)} 门户自动停止了
                      {read.halted.share === null ? '对所有人的启用' : ` ${read.halted.share}% 灰度`}。
                    </b>
                    {read.halted.reason}。访客已回到旧版，不必再做什么；再次启用后这条提示消失。
                  </span>
                </p>
              </div>
            )}
            <PlacesTable read={read} acting={acting} />
            <PlansPart plans={read.plans} acting={acting} />
            <HealthPart read={read} />
            <BuildsTable read={read} acting={acting} />
            <StepsPart steps={read.steps} />
          </>
        )}
      </WhenLoaded>
    </div>
  );
}
