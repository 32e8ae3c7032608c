import { useUnsavedWork } from '@portico/area/react';
import type { ConsolePartner } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { type FormEvent, useState } from 'react';
import { partners } from '../../api.ts';
import { fieldText, originNames, partnerNames, typedSettings } from '../../model/partner-words.ts';
import { mayChange } from '../../model/rights.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import { NewKey } from './new-key.tsx';
import { PartnerFields } from './partner-fields.tsx';
import { PartnerTrial } from './partner-trial.tsx';
import * as own from './partners.module.css';

/** The settings of one partner. A saved secret is never shown; an empty field keeps it. */
export function PartnerForm({
  item,
  partner,
  acting,
  onEnd,
  onKey,
}: {
  item: ConsolePartner;
  partner: Exclude<ConsolePartner['partner'], 'password'>;
  acting: ConsoleAct;
  onEnd: () => void;
  onKey: (key: string) => void;
}) {
  const { school, right } = useConsole();
  const isOnline = useOnline();
  const canChange = mayChange(right('partners.change'));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(item.fields.map((field) => [field.name, fieldText(field)])),
  );
  const [reason, setReason] = useState('');
  const isChanged = item.fields.some((field) => typed[field.name] !== fieldText(field));
  useUnsavedWork(isChanged);
  const settings = typedSettings(item.fields, typed);
  const wish = { ...school, partner, version: item.version, settings };
  const { effects, refusal, isStale } = useEffects('partners', isChanged ? wish : null, (input) => partners.save(input, { quiet: true }));
  const save = (to: typeof settings | null) =>
    acting.run(() => partners.save({ ...wish, settings: to, ...(reason.trim() && { reason: reason.trim() }) }, { quiet: true }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && isOnline && (await save(settings))) onEnd();
  };
  return (
    <aside className={`${css.sheet} ${own.panel}`} aria-label={partnerNames[partner]}>
      <div className={own.title}>
        <h2>{partnerNames[partner]}</h2>
        <span className={css.meta}>{originNames[item.from]}</span>
      </div>
      {!canChange && <p className={css.meta}>您可以查看，不能修改；密钥对任何人都不显示。</p>}
      <form className={form.form} onSubmit={(event) => void send(event)}>
        <PartnerFields
          fields={item.fields}
          typed={typed}
          canChange={canChange}
          reasons={acting.reasons}
          onType={(name, value) => setTyped((known) => ({ ...known, [name]: value }))}
        />
        {canChange && (
          <>
            <PartnerTrial partner={partner} settings={isChanged ? settings : undefined} isSet={item.from !== 'none' || isChanged} />
            {partner === 'apiLogin' && <NewKey item={item} acting={acting} onKey={onKey} />}
            <label>
              <span className={form.hint}>原因（选填）</span>
              <input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
            </label>
            {refusal && (
              <p className={form.fault} role="alert">
                {refusal}
              </p>
            )}
            {isChanged && !refusal && <EffectsList effects={effects} isStale={isStale} />}
            <div className={form.ways}>
              <Button onClick={onEnd}>取消</Button>
              {item.from === 'own' && (
                <Button kind="danger" aria-disabled={acting.isBusy || !isOnline || undefined} onClick={() => void save(null)}>
                  改用平台默认
                </Button>
              )}
              <Button
                kind="primary"
                type="submit"
                aria-disabled={!isChanged || refusal !== undefined || acting.isBusy || !isOnline || undefined}
              >
                {item.from === 'platform' ? '改用本校配置' : '保存'}
              </Button>
            </div>
          </>
        )}
      </form>
    </aside>
  );
}
