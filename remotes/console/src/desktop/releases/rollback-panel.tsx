import type { ReleasePlace, ReleaseRead } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { releases } from '../../api.ts';
import { backInWords, placeInput, placeName } from '../../model/release-words.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';

/** 撤回: where it leads and what it reaches, before it is done. */
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
  const wish = { area: read.area, ...placeInput(place), ifRevision: read.revision };
  const isPreview = place.kind === 'preview';
  const call = (input: typeof wish & { checkOnly?: boolean; reason?: string }) =>
    isPreview
      ? releases.endPreview(
          { area: input.area, preview: place.preview ?? '', ...(input.checkOnly && { checkOnly: true }) },
          { quiet: true },
        )
      : releases.rollback(input, { quiet: true });
  const { effects, refusal, isStale } = useEffects('rollback', wish, call);
  const send = async () => {
    const input = { ...wish, ...(reason.trim() && { reason: reason.trim() }) };
    if (!refusal && isOnline && (await acting.run(() => call(input)))) onEnd();
  };
  return (
    <div className={css.panel}>
      <p>
        <b>
          {placeName(place, me?.schools ?? [])}：{isPreview ? '结束预览' : backInWords(place)}
        </b>
      </p>
      <EffectsList effects={effects} refusal={refusal} isStale={isStale} />
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
        <Button kind="danger" aria-disabled={acting.isBusy || !isOnline || undefined} onClick={() => void send()}>
          {isPreview ? '结束预览' : '撤回'}
        </Button>
      </div>
    </div>
  );
}
