import type { ConsoleRole } from '@portico/contracts/console';
import { useNow } from '@portico/session';
import { Button } from '@portico/ui';
import { DateTimePicker } from '@portico/ui/desktop/controls';
import { type FormEvent, useState } from 'react';
import { grants } from '../../api.ts';
import { roleNames } from '../../model/words.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import { FieldProblem } from '../../ui/act/field-problem.tsx';
import { OthersLine } from '../../ui/act/others-line.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import * as own from './people.module.css';

interface Typed {
  person: string;
  role: ConsoleRole;
  departments: readonly string[];
  mayReview: boolean;
  until: string;
  reason: string;
}

/** 授予角色. The server names what is wrong; what is asked here is only what it needs. */
export function GiveRole({
  mayGive,
  departments,
  acting,
  onEnd,
}: {
  mayGive: readonly ConsoleRole[];
  departments: readonly { id: string; name: string }[];
  acting: ConsoleAct;
  onEnd: () => void;
}) {
  const { school } = useConsole();
  const { date } = useNow();
  const isOnline = useOnline();
  const [typed, setTyped] = useState<Typed>({
    person: '',
    role: mayGive.includes('editor') ? 'editor' : (mayGive[0] ?? 'auditor'),
    departments: [],
    mayReview: false,
    until: '',
    reason: '',
  });
  const change = (part: Partial<Typed>) => setTyped((known) => ({ ...known, ...part }));
  const isEditor = typed.role === 'editor';
  const problem = typed.until && typed.until < date ? '结束日期已经过去' : undefined;
  const isWhole = typed.person.trim() !== '' && typed.reason.trim() !== '' && !problem && (!isEditor || typed.departments.length > 0);
  const wish = {
    ...school,
    person: typed.person.trim(),
    role: typed.role,
    departments: isEditor ? [...typed.departments] : [],
    mayReview: isEditor && typed.mayReview,
    ...(typed.until && { until: typed.until }),
    reason: typed.reason.trim(),
  };
  const { effects, refusal, isStale } = useEffects('grants.give', isWhole ? wish : null, (input) => grants.give(input, { quiet: true }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && isOnline && (await acting.run(() => grants.give(wish, { quiet: true })))) onEnd();
  };
  return (
    <section className={`${css.sheet} ${own.give}`} aria-label="授予角色">
      <form className={form.form} onSubmit={(event) => void send(event)}>
        <OthersLine object="grants" isWriting />
        <div className={own.fields}>
          <label>
            <span className={form.hint}>账号</span>
            <input
              maxLength={64}
              autoComplete="off"
              aria-describedby="give-person"
              value={typed.person}
              onChange={({ target }) => change({ person: target.value })}
            />
            <FieldProblem id="give-person" reasons={acting.reasons} path="person" />
          </label>
          <div className={form.field}>
            <span className={form.hint}>角色</span>
            <Segmented
              label="角色"
              value={typed.role}
              choices={mayGive.map((key) => ({ key, name: roleNames[key] }))}
              onChange={(role) => change({ role })}
            />
          </div>
          <div className={form.field}>
            <span className={form.hint}>到（选填）</span>
            <DateTimePicker label="到" isOptional value={typed.until} onChange={(until) => change({ until })} />
            {problem && <span className={form.fault}>{problem}</span>}
          </div>
        </div>
        {isEditor && (
          <fieldset className={form.field}>
            <legend className={form.hint}>部门</legend>
            <div className={own.departments}>
              {departments.map(({ id, name }) => (
                <label key={id} className={form.check}>
                  <input
                    type="checkbox"
                    checked={typed.departments.includes(id)}
                    onChange={({ target }) =>
                      change({ departments: [...typed.departments.filter((each) => each !== id), ...(target.checked ? [id] : [])] })
                    }
                  />
                  {name}
                </label>
              ))}
            </div>
            <label className={form.check}>
              <input type="checkbox" checked={typed.mayReview} onChange={({ target }) => change({ mayReview: target.checked })} />
              可审核他人的草稿
            </label>
          </fieldset>
        )}
        <label>
          <span className={form.hint}>原因</span>
          <input maxLength={200} value={typed.reason} onChange={({ target }) => change({ reason: target.value })} />
        </label>
        {isWhole ? (
          <EffectsList effects={effects} refusal={refusal} isStale={isStale} />
        ) : (
          <p className={css.meta}>填写账号和原因后，这里说明授予后的变化。</p>
        )}
        <div className={form.ways}>
          <Button onClick={onEnd}>取消</Button>
          <Button kind="primary" type="submit" aria-disabled={!isWhole || refusal !== undefined || acting.isBusy || !isOnline || undefined}>
            授予
          </Button>
        </div>
      </form>
    </section>
  );
}
