import type { ReleasePlace, ReleaseRead } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { releases } from '../../api.ts';
import { dueProblem } from '../../model/plan-times.ts';
import { backInWords, placeInput, placeName } from '../../model/release-words.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import { useClock } from '../../ui/act/use-clock.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import { WhenFields } from './when-fields.tsx';

/** 撤回: where it leads and what it reaches, now or at a planned time, before it is done. */
export function RollbackPanel({
  read,
  place,
  acting,
  onEnd,
}: {
  read: ReleaseRead;
  place: ReleasePlace;
  acting: ConsoleAct;
  onEnd: () => void;
}) {
  const { me } = useConsole();
  const isOnline = useOnline();
  const [reason, setReason] = useState('');
  const [due, setDue] = useState<string>();
  const now = useClock();
  const problem = dueProblem(due, now);
  const isPreview = place.kind === 'preview';
  const asked = { area: read.area, ...placeInput(place), ifRevision: read.revision, ...(due && { due }) };
  const wish = problem ? null : asked;
  const call = (input: typeof asked & { checkOnly?: boolean; reason?: string }) =>
    isPreview
      ? releases.endPreview(
          { area: input.area, preview: place.preview ?? '', ...(input.checkOnly && { checkOnly: true }) },
          { quiet: true },
        )
      : releases.rollback(input, { quiet: true });
  const { effects, refusal, isStale } = useEffects('rollback', wish, call);
  const send = async () => {
    if (!wish || refusal || !isOnline) return;
    const input = { ...wish, ...(reason.trim() && { reason: reason.trim() }) };
    if (await acting.run(() => call(input))) onEnd();
  };
  return (
    <div className={css.panel}>
      <p>
        <b>
          {placeName(place, me?.schools ?? [])}：{isPreview ? '结束预览' : backInWords(place)}
        </b>
      </p>
      <EffectsList effects={effects} refusal={problem ?? refusal} isStale={isStale} />
      {!isPreview && <WhenFields name="撤回" due={due} onChange={setDue} />}
      {!isPreview && (
        <div className={form.form}>
          <label>
            <span className={form.hint}>原因（选填）</span>
            <input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
          </label>
        </div>
      )}
      <div className={form.ways}>
        <Button onClick={onEnd}>取消</Button>
        <Button
          kind="danger"
          aria-disabled={!wish || refusal !== undefined || acting.isBusy || !isOnline || undefined}
          onClick={() => void send()}
        >
          {isPreview ? '结束预览' : due === undefined ? '撤回' : '定时撤回'}
        </Button>
      </div>
    </div>
  );
}
