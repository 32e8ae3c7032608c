import { useQuery } from '@portico/client';
import type { ReleaseRead } from '@portico/contracts/console';
import { Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { releases } from '../../api.ts';
import { comparedBuilds } from '../../model/release-words.ts';
import { shortBuild } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { FailureChart } from './failure-chart.tsx';
import { HealthData } from './health-data.tsx';
import * as own from './releases.module.css';
import { VitalsTable } from './vitals-table.tsx';

/** The newer build beside the one that it replaces, over the same hours. */
export function HealthPart({ read }: { read: ReleaseRead }) {
  const { school } = useConsole();
  const pair = comparedBuilds(read);
  const query = useQuery({
    ...releases.health.query({ ...school, area: read.area, build: pair?.build ?? '', ...(pair && { before: pair.before }) }),
    enabled: pair !== undefined,
  });
  const [isData, setData] = useState(false);
  if (!pair) return null;
  return (
    <section className={own.next} aria-label="新旧对照">
      <div className={css.head}>
        <h3>新旧对照</h3>
        <span className={css.meta}>同一时段，24 小时内，按打开过的页面计</span>
        {query.data?.enough && (
          <span className={css.more}>
            <button type="button" className={css.text} aria-expanded={isData} onClick={() => setData(!isData)}>
              {isData ? '收起数据' : '查看数据'}
            </button>
          </span>
        )}
      </div>
      <div className={own.part}>
        <WhenLoaded query={query} what="新旧对照" skeleton={<Skeleton rows={3} picture={false} />} empty={null}>
          {(health) =>
            health.enough ? (
              <>
                <div className={own.health}>
                  <div>
                    <FailureChart health={health} {...pair} />
                  </div>
                  <VitalsTable health={health} {...pair} />
                </div>
                {isData && <HealthData health={health} {...pair} />}
              </>
            ) : (
              <p className={css.meta}>
                样本不足，暂不比较：新 {shortBuild(pair.build)} 和旧 {shortBuild(pair.before)} 都要有 20 个打开过的页面。
              </p>
            )
          }
        </WhenLoaded>
      </div>
    </section>
  );
}
