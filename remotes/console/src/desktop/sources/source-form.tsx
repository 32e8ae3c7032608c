import type { ConsoleSource } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import type { FormEvent } from 'react';
import { sources } from '../../api.ts';
import { mayChange } from '../../model/rights.ts';
import { offers, settingsOf, settingsText } from '../../model/source-words.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import { FieldProblem } from '../../ui/act/field-problem.tsx';
import { OthersLine } from '../../ui/act/others-line.tsx';
import { OutdatedNotice } from '../../ui/act/outdated-notice.tsx';
import { useConfirmed } from '../../ui/act/use-confirmed.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import { useTyped } from '../../ui/act/use-typed.ts';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import { SourceTrial } from './source-trial.tsx';
import * as own from './sources.module.css';

const fieldNames: Record<string, string> = { name: '名称', offers: '提供', http: '地址和字段对照' };

/** The settings of a source, as `portico import` takes them. Saved header values are empty here and stay. */
export function SourceForm({ source, acting, onEnd }: { source?: ConsoleSource; acting: ConsoleAct; onEnd?: () => void }) {
  const { school, right } = useConsole();
  const isOnline = useOnline();
  const { guarded, dialog } = useConfirmed();
  const canChange = mayChange(right('sources.change'));
  const current = {
    code: source?.code ?? '',
    name: source?.name ?? '',
    offers: (source?.offers ?? []).join(' '),
    http: settingsText(source?.http),
  };
  const fields = useTyped(current, source?.version ?? '');
  const { isChanged, isOutdated } = fields;
  const typed = { code: '', name: '', http: '', ...fields.typed, offers: (fields.typed.offers ?? '').split(' ').filter(Boolean) };
  const http = typed.http.trim() === '' ? undefined : settingsOf(typed.http);
  const isBroken = typed.http.trim() !== '' && !http;
  const isWhole = isChanged && !isOutdated && !isBroken && typed.code !== '' && typed.name.trim() !== '' && typed.offers.length > 0;
  const wish = {
    ...school,
    code: typed.code,
    name: typed.name.trim(),
    offers: [...typed.offers],
    ...(http && { http }),
    ...(source && { version: fields.version }),
  };
  const { effects, refusal, isStale } = useEffects('sources.save', isWhole ? wish : null, (input) => sources.save(input, { quiet: true }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && isOnline && (await acting.run(() => sources.save(wish, { quiet: true })))) onEnd?.();
  };
  return (
    <>
      <form className={`${form.form} ${own.form}`} onSubmit={(event) => void send(event)}>
        <OthersLine object={source && `sources/${source.code}`} isWriting={canChange} />
        <div className={own.fields}>
          {!source && (
            <label>
              <span className={form.hint}>代码，建立后不能改</span>
              <input
                maxLength={40}
                pattern="[a-z][a-z0-9\-]*"
                title="用小写字母、数字和连字符"
                autoComplete="off"
                value={typed.code}
                onChange={({ target }) => fields.type('code', target.value)}
              />
            </label>
          )}
          <label>
            <span className={form.hint}>名称</span>
            <input
              maxLength={60}
              autoComplete="off"
              readOnly={!canChange}
              value={typed.name}
              onChange={({ target }) => fields.type('name', target.value)}
            />
          </label>
        </div>
        <fieldset className={form.field} disabled={!canChange}>
          <legend className={form.hint}>提供</legend>
          <div className={own.offers}>
            {offers.map(({ key, name }) => (
              <label key={key} className={form.check}>
                <input
                  type="checkbox"
                  checked={typed.offers.includes(key)}
                  onChange={({ target }) =>
                    fields.type('offers', [...typed.offers.filter((each) => each !== key), ...(target.checked ? [key] : [])].join(' '))
                  }
                />
                {name}
              </label>
            ))}
          </div>
          <FieldProblem id="source-offers" reasons={acting.reasons} path="offers" />
        </fieldset>
        {source?.kind !== 'database' && (
          <label>
            <span className={form.hint}>地址、请求头和字段对照（JSON，与 portico import 相同；请求头的值不显示，留空则保留）</span>
            <textarea
              rows={8}
              spellCheck={false}
              readOnly={!canChange}
              aria-invalid={isBroken || undefined}
              aria-describedby="source-http"
              className={own.code}
              value={typed.http}
              onChange={({ target }) => fields.type('http', target.value)}
            />
            <span id="source-http" className={form.fault}>
              {isBroken && '不是完整的 JSON 对象，请检查括号和引号。'}
              {acting.reasons
                ?.filter(({ path }) => path.startsWith('http'))
                .map(({ path, text }) => `${path}：${text}`)
                .join('；')}
            </span>
          </label>
        )}
        {canChange && (
          <>
            <SourceTrial code={typed.code} offers={typed.offers} guarded={guarded} {...(isChanged && http && { http })} />
            <OutdatedNotice form={fields} current={current} nameOf={(field) => fieldNames[field] ?? field} />
            {isWhole && <EffectsList effects={effects} refusal={refusal} isStale={isStale} />}
            <div className={form.ways}>
              {onEnd && <Button onClick={onEnd}>取消</Button>}
              <Button
                kind={source ? 'plain' : 'primary'}
                type="submit"
                aria-disabled={!isWhole || refusal !== undefined || acting.isBusy || !isOnline || undefined}
              >
                保存
              </Button>
            </div>
          </>
        )}
      </form>
      {dialog}
    </>
  );
}
