import type { ConsolePartner } from '@portico/contracts/console';
import { useNow } from '@portico/session';
import { Button } from '@portico/ui';
import { type FormEvent, useState } from 'react';
import { partners } from '../../api.ts';
import {
  fieldName,
  fieldText,
  lookInWords,
  oldKeyUntil,
  originNames,
  partnerNames,
  typedFields,
  typedSettings,
} from '../../model/partner-words.ts';
import { mayChange } from '../../model/rights.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import { OthersLine } from '../../ui/act/others-line.tsx';
import { OutdatedNotice } from '../../ui/act/outdated-notice.tsx';
import { useConfirmed } from '../../ui/act/use-confirmed.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import { useTyped } from '../../ui/act/use-typed.ts';
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
  const { date } = useNow();
  const { guarded, dialog } = useConfirmed();
  const canChange = mayChange(right('partners.change'));
  const asked = typedFields(item.fields);
  const oldKey = oldKeyUntil(item.fields);
  const current = Object.fromEntries(asked.map((field) => [field.name, fieldText(field)]));
  const fields = useTyped(current, item.version);
  const { typed, isChanged, isOutdated } = fields;
  const [reason, setReason] = useState('');
  const settings = typedSettings(asked, typed);
  const wish = { ...school, partner, version: fields.version, settings };
  const { effects, refusal, isStale } = useEffects('partners', isChanged && !isOutdated ? wish : null, (input) =>
    partners.save(input, { quiet: true }),
  );
  const save = (to: typeof settings | null) =>
    acting.run(() => partners.save({ ...wish, settings: to, ...(reason.trim() && { reason: reason.trim() }) }, { quiet: true }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !isOutdated && isOnline && (await save(settings))) onEnd();
  };
  const takeDefault = async () => {
    if (isOnline && (await save(null))) onEnd();
  };
  return (
    <aside className={`${css.sheet} ${own.panel}`} aria-label={partnerNames[partner]}>
      <div className={own.title}>
        <h2>{partnerNames[partner]}</h2>
        <span className={css.meta}>{originNames[item.from]}</span>
      </div>
      <OthersLine object={`partners/${partner}`} isWriting={canChange} />
      {item.look && (
        <p className={item.look.since ? css.warning : css.meta}>
          {lookInWords(item.look, date)}
          {item.look.since ? `：“${item.look.step}”未通过，${item.look.said}` : '，门户每小时检查一次'}
        </p>
      )}
      {!canChange && <p className={css.meta}>您可以查看，不能修改；密钥对任何人都不显示。</p>}
      <form className={form.form} onSubmit={(event) => void send(event)}>
        <OutdatedNotice form={fields} current={current} nameOf={fieldName} />
        <PartnerFields fields={asked} typed={typed} canChange={canChange} reasons={acting.reasons} onType={fields.type} />
        {oldKey && <p className={css.meta}>之前的密钥到 {oldKey} 仍然有效。</p>}
        {canChange && (
          <>
            <PartnerTrial
              partner={partner}
              settings={isChanged ? settings : undefined}
              isSet={item.from !== 'none' || isChanged}
              guarded={guarded}
            />
            {partner === 'apiLogin' && <NewKey item={item} acting={acting} onKey={onKey} />}
            <label>
              <span className={form.hint}>原因（选填）</span>
              <input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
            </label>
            {isChanged && !isOutdated && <EffectsList effects={effects} refusal={refusal} isStale={isStale} />}
            <div className={form.ways}>
              <Button onClick={onEnd}>取消</Button>
              {item.from === 'own' && (
                <Button kind="danger" aria-disabled={acting.isBusy || !isOnline || undefined} onClick={() => void takeDefault()}>
                  改用平台默认
                </Button>
              )}
              <Button
                kind="primary"
                type="submit"
                aria-disabled={!isChanged || isOutdated || refusal !== undefined || acting.isBusy || !isOnline || undefined}
              >
                {item.from === 'platform' ? '改用本校配置' : '保存'}
              </Button>
            </div>
          </>
        )}
      </form>
      {dialog}
    </aside>
  );
}
