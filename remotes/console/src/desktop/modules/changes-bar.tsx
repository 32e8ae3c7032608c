import type { ConsoleModule } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { DateTimePicker } from '@portico/ui/desktop/controls';
import { type KeyboardEvent, useState } from 'react';
import { modules as calls } from '../../api.ts';
import { changesOf, isOutdated, problemsOf } from '../../model/module-changes.ts';
import { draftInWords } from '../../model/module-words.ts';
import { planProblem } from '../../model/plan-times.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import { useClock } from '../../ui/act/use-clock.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import { MergeChanges } from './merge-changes.tsx';
import * as own from './modules.module.css';
import type { ModuleDraft } from './use-module-draft.ts';

interface Terms {
  isPlanned: boolean;
  due: string;
  until: string;
  reason: string;
}
const atOnce: Terms = { isPlanned: false, due: '', until: '', reason: '' };

/** The changes that are not in force yet: what they reach, when they begin, and 生效. */
export function ChangesBar({
  modules,
  drafting: { draft, replace },
  acting,
}: {
  modules: readonly ConsoleModule[];
  drafting: ModuleDraft;
  acting: ConsoleAct;
}) {
  const { school } = useConsole();
  const isOnline = useOnline();
  const now = useClock();
  const [terms, setTerms] = useState(atOnce);
  const change = (part: Partial<Terms>) => setTerms((known) => ({ ...known, ...part }));
  const count = Object.keys(draft).length;
  const isBehind = isOutdated(draft, modules);
  const problem = Object.values(problemsOf(draft))[0] ?? (terms.isPlanned ? planProblem(terms, now) : undefined);
  const wish =
    count === 0 || problem || isBehind
      ? null
      : {
          ...school,
          changes: changesOf(draft),
          ...(terms.isPlanned && terms.due && { due: terms.due }),
          ...(terms.isPlanned && terms.until && { until: terms.until }),
          ...(terms.reason.trim() && { reason: terms.reason.trim() }),
        };
  const { effects, refusal, isStale } = useEffects('modules', wish && { ...wish, reason: undefined }, (input) =>
    calls.change(input, { quiet: true }),
  );
  if (count === 0) return null;
  const isReady = wish !== null && !refusal && isOnline && !acting.isBusy;
  const send = async () => {
    if (!isReady || !wish) return;
    if (!(await acting.run(() => calls.change(wish, { quiet: true })))) return;
    replace({});
    setTerms(atOnce);
  };
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 'Enter' && event.key !== 's')) return;
    event.preventDefault();
    void send();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields in it
    <div className={own.bar} onKeyDown={keys}>
      <p>
        <b>{count} 处修改，尚未生效</b>
        <span className={css.meta}>{draftInWords(draft)}</span>
      </p>
      {isBehind && <MergeChanges modules={modules} draft={draft} onMerge={replace} />}
      {(wish ?? problem) && <EffectsList effects={effects} refusal={problem ?? refusal} isStale={isStale} />}
      <div className={`${form.form} ${own.terms}`}>
        <label>
          <span className={form.hint}>原因（选填）</span>
          <input maxLength={200} value={terms.reason} onChange={({ target }) => change({ reason: target.value })} />
        </label>
        {terms.isPlanned && (
          <>
            <div className={form.field}>
              <span className={form.hint}>开始</span>
              <DateTimePicker label="开始" withTime isOptional value={terms.due} onChange={(due) => change({ due })} />
            </div>
            <div className={form.field}>
              <span className={form.hint}>结束，随后恢复原状</span>
              <DateTimePicker label="结束" withTime isOptional value={terms.until} onChange={(until) => change({ until })} />
            </div>
          </>
        )}
      </div>
      <div className={form.ways}>
        <label className={form.check}>
          <input type="checkbox" checked={terms.isPlanned} onChange={({ target }) => change({ isPlanned: target.checked })} />
          定时
        </label>
        <span className={css.more} />
        <Button onClick={() => replace({})}>放弃</Button>
        <Button kind="primary" aria-disabled={!isReady || undefined} onClick={() => void send()}>
          {terms.isPlanned ? '排定' : '生效'}
        </Button>
      </div>
    </div>
  );
}
