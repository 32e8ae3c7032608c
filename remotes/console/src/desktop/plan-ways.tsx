import { Button } from '@portico/ui';
import { DateTimePicker } from '@portico/ui/desktop/controls';
import { useState } from 'react';
import { plans } from '../api.ts';
import { planProblem } from '../model/plan-times.ts';
import { useClock } from '../ui/act/use-clock.ts';
import type { ConsoleAct } from '../ui/act/use-console-act.tsx';
import * as form from '../ui/form.module.css';
import { useConsole } from '../ui/use-console.ts';
import { useOnline } from '../ui/use-online.ts';

interface Planned {
  id: string;
  /** Of the school that the plan is about; empty or absent: the one that is shown. */
  fid?: string;
  due: string;
  until?: string | undefined;
}

/** 改期 and 取消计划 of a plan. */
export function PlanWays({ plan, acting }: { plan: Planned; acting: ConsoleAct }) {
  const { school } = useConsole();
  const isOnline = useOnline();
  const now = useClock();
  const [due, setDue] = useState<string>();
  const problem = due === undefined ? undefined : planProblem({ due, until: plan.until?.slice(0, 16) ?? '' }, now);
  const change = async (part: { due?: string; cancel?: true }) => {
    if (!isOnline || acting.isBusy) return;
    const isDone = await acting.run(async () => {
      await plans.change({ ...(plan.fid ? { school: plan.fid } : school), id: plan.id, ...part }, { quiet: true });
      return {};
    });
    if (isDone) setDue(undefined);
  };
  return (
    <>
      {due === undefined && (
        <div className={form.ways}>
          <Button size="s" onClick={() => setDue(plan.due.slice(0, 16))}>
            改期
          </Button>
          <Button
            size="s"
            kind="danger"
            aria-disabled={acting.isBusy || !isOnline || undefined}
            onClick={() => void change({ cancel: true })}
          >
            取消计划
          </Button>
        </div>
      )}
      {due !== undefined && (
        <div className={form.form}>
          <DateTimePicker label="改到" withTime value={due} onChange={setDue} />
          {problem && <p className={form.fault}>{problem}</p>}
          <div className={form.ways}>
            <Button size="s" onClick={() => setDue(undefined)}>
              放弃
            </Button>
            <Button
              size="s"
              kind="primary"
              aria-disabled={problem !== undefined || acting.isBusy || !isOnline || undefined}
              onClick={() => !problem && void change({ due })}
            >
              改期
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
