import type { ConsoleModule } from '@portico/contracts/console';
import { planInWords } from '../../model/module-words.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { PlanWays } from '../plan-ways.tsx';

/** The next planned change of a module, which can be moved and cancelled. */
export function PlanLine({ module, canChange, acting }: { module: ConsoleModule; canChange: boolean; acting: ConsoleAct }) {
  const { plan } = module;
  if (!plan) return null;
  return (
    <>
      <p className={css.warning}>{planInWords(module)}</p>
      {canChange && <PlanWays plan={plan} acting={acting} />}
    </>
  );
}
