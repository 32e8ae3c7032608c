import type { ConsolePlan, ReleaseRead } from '@portico/contracts/console';
import { mayChange } from '../../model/rights.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { PlanWays } from '../plan-ways.tsx';
import * as own from './releases.module.css';

/** What will happen to an area by itself, and what was missed, each to be moved or cancelled. */
export function PlansPart({ plans, acting }: { plans: ReleaseRead['plans']; acting: ConsoleAct }) {
  const { right } = useConsole();
  if (plans.length === 0) return null;
  const canChange = ({ fid }: ConsolePlan) => mayChange(right(fid ? 'releases.school' : 'releases.activate'));
  return (
    <section className={own.next} aria-label="定时">
      <div className={css.head}>
        <h3>定时</h3>
      </div>
      <div className={own.part}>
        {plans.map((plan) => (
          <div key={plan.id} className={own.next}>
            <p className={plan.state === 'missed' ? css.warning : undefined}>
              {plan.due.slice(0, 16)} {plan.name}：{plan.objectName}，{plan.by}
              {plan.state === 'missed' && `。已错过${plan.said ? `：${plan.said}` : ''}`}
            </p>
            {canChange(plan) && <PlanWays plan={plan} acting={acting} />}
          </div>
        ))}
      </div>
    </section>
  );
}
