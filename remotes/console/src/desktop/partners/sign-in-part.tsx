import { useQuery } from '@portico/client';
import type { SignInSettings } from '@portico/contracts/console';
import { Button, Skeleton, WhenLoaded } from '@portico/ui';
import { type FormEvent, useState } from 'react';
import { signInSettings } from '../../api.ts';
import { mayChange } from '../../model/rights.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import { FieldProblem } from '../../ui/act/field-problem.tsx';
import { OthersLine } from '../../ui/act/others-line.tsx';
import { OutdatedNotice } from '../../ui/act/outdated-notice.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import { useTyped } from '../../ui/act/use-typed.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import * as own from './partners.module.css';

const logins = [
  { value: 'own', name: '门户的登录页' },
  { value: 'cas', name: '统一身份认证 CAS' },
  { value: 'api', name: '开放接口' },
] as const;

const fieldNames: Record<string, string> = {
  login: '未登录时打开',
  landing: '登录后打开',
  onlineMinutes: '退出的分钟数',
  refreshMinutes: '提醒的分钟数',
};

/** How people sign in, where they land, and when they are signed out. */
export function SignInPart({ acting }: { acting: ConsoleAct }) {
  const { school, fid } = useConsole();
  const query = useQuery(signInSettings.read.query(school));
  return (
    <section className={css.sheet} aria-label="登录">
      <div className={css.head}>
        <h2>登录</h2>
      </div>
      <div className={own.part}>
        <WhenLoaded query={query} what="登录设置" skeleton={<Skeleton rows={2} picture={false} />} empty={null}>
          {(settings) => <SignInForm key={fid} settings={settings} acting={acting} />}
        </WhenLoaded>
      </div>
    </section>
  );
}

function SignInForm({ settings, acting }: { settings: SignInSettings; acting: ConsoleAct }) {
  const { school, right } = useConsole();
  const isOnline = useOnline();
  const canChange = mayChange(right('partners.change'));
  // Everybody who opens the page has this form: it is written in from the first field that is chosen.
  const [hasBegun, setBegun] = useState(false);
  const { landings, version, login, landing, onlineMinutes, refreshMinutes } = settings;
  const current = { login, landing, onlineMinutes: String(onlineMinutes), refreshMinutes: String(refreshMinutes) };
  const fields = useTyped(current, version);
  const { typed, isChanged, isOutdated } = fields;
  const wish = {
    ...school,
    login: (typed.login ?? 'own') as SignInSettings['login'],
    landing: typed.landing ?? '',
    onlineMinutes: Number(typed.onlineMinutes) || 0,
    refreshMinutes: Number(typed.refreshMinutes) || 0,
    version: fields.version,
  };
  const { effects, refusal, isStale } = useEffects('sign-in', isChanged && !isOutdated ? wish : null, (input) =>
    signInSettings.save(input, { quiet: true }),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !isOutdated && !refusal && isOnline) await acting.run(() => signInSettings.save(wish, { quiet: true }));
  };
  const minutes = (name: 'onlineMinutes' | 'refreshMinutes', label: string) => (
    <label>
      <span className={form.hint}>{label}（0 为默认）</span>
      <input
        type="number"
        min={0}
        max={1_440}
        aria-describedby={`sign-in-${name}`}
        value={typed[name]}
        onChange={({ target }) => fields.type(name, target.value)}
      />
      <FieldProblem id={`sign-in-${name}`} reasons={acting.reasons} path={name} />
    </label>
  );
  return (
    <form className={form.form} onSubmit={(event) => void send(event)} onFocus={() => setBegun(canChange)}>
      <OthersLine object="sign-in" isWriting={hasBegun} />
      <fieldset className={own.fields} disabled={!canChange}>
        <label>
          <span className={form.hint}>未登录时打开</span>
          <select value={typed.login} onChange={({ target }) => fields.type('login', target.value)}>
            {logins.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={form.hint}>登录后打开</span>
          <select value={typed.landing} onChange={({ target }) => fields.type('landing', target.value)}>
            <option value="">首页</option>
            {landings.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {minutes('onlineMinutes', '几分钟没有操作就退出')}
        {minutes('refreshMinutes', '几分钟没有操作就提醒')}
      </fieldset>
      <OutdatedNotice form={fields} current={current} nameOf={(field) => fieldNames[field] ?? field} />
      {isChanged && !isOutdated && <EffectsList effects={effects} refusal={refusal} isStale={isStale} />}
      {isChanged && (
        <div className={form.ways}>
          <Button onClick={fields.reset}>放弃</Button>
          <Button
            kind="primary"
            type="submit"
            aria-disabled={isOutdated || refusal !== undefined || acting.isBusy || !isOnline || undefined}
          >
            保存
          </Button>
        </div>
      )}
    </form>
  );
}
