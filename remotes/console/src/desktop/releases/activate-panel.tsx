import type { ReleaseBuild, ReleaseRead } from '@portico/contracts/console';
import { Button } from '@portico/ui';
import { useState } from 'react';
import { releases } from '../../api.ts';
import { type ActivationTerms, activationInput, placeKinds, shares, termsProblem } from '../../model/activation.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import { useClock } from '../../ui/act/use-clock.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { useConsole } from '../../ui/use-console.ts';
import { useOnline } from '../../ui/use-online.ts';
import { PreviewLink } from './preview-link.tsx';
import { WhenFields } from './when-fields.tsx';

/** 启用: for whom, what it reaches, and the act. A newer revision keeps the choice and asks for the effects again. */
export function ActivatePanel({
  read,
  build,
  acting,
  onEnd,
}: {
  read: ReleaseRead;
  build: ReleaseBuild;
  acting: ConsoleAct;
  onEnd: () => void;
}) {
  const { me, fid, right } = useConsole();
  const isOnline = useOnline();
  const kinds = placeKinds(right);
  const [terms, setTerms] = useState<ActivationTerms>({
    kind: kinds[0]?.key ?? 'preview',
    school: fid,
    share: '10',
    preview: '',
    reason: '',
    due: undefined,
  });
  const change = (part: Partial<ActivationTerms>) => setTerms((known) => ({ ...known, ...part }));
  const [link, setLink] = useState<string>();
  const now = useClock();
  const problem = termsProblem(terms, now);
  const wish = problem ? null : { area: read.area, buildId: build.buildId, ifRevision: read.revision, ...activationInput(terms) };
  const { effects, refusal, isStale } = useEffects('activate', wish && { ...wish, reason: undefined }, (input) =>
    releases.activate(input, { quiet: true }),
  );
  const needsPassword = terms.kind !== 'preview' && !me?.confirmedUntil;
  const send = async () => {
    if (!wish || refusal || !isOnline) return;
    let made: string | undefined;
    const isDone = await acting.run(async () => {
      const done = await releases.activate(wish, { quiet: true });
      made = done.previewLink;
      return done;
    });
    if (!isDone) return;
    if (made) setLink(made);
    else onEnd();
  };
  return (
    <div className={css.panel}>
      <div className={form.ways}>
        <Segmented label="范围" value={terms.kind} choices={kinds} onChange={(kind) => change({ kind })} />
        {terms.kind === 'share' && (
          <Segmented label="比例" size="s" value={terms.share} choices={shares} onChange={(share) => change({ share })} />
        )}
        {terms.kind === 'school' && (
          <span className={form.form}>
            <select aria-label="学校" value={terms.school} onChange={({ target }) => change({ school: target.value })}>
              {(me?.schools ?? []).map((school) => (
                <option key={school.fid} value={school.fid}>
                  {school.unitName}
                </option>
              ))}
            </select>
          </span>
        )}
        {terms.kind === 'preview' && (
          <span className={form.form}>
            <input
              aria-label="预览名称"
              placeholder="winter"
              maxLength={40}
              value={terms.preview}
              onChange={({ target }) => change({ preview: target.value })}
            />
          </span>
        )}
      </div>
      <EffectsList effects={effects} refusal={problem ?? refusal} isStale={isStale} />
      {terms.kind !== 'preview' && <WhenFields name="启用" due={terms.due} onChange={(due) => change({ due })} />}
      {link && <PreviewLink link={link} />}
      <div className={form.form}>
        <label>
          <span className={form.hint}>原因（选填）</span>
          <input maxLength={200} value={terms.reason} onChange={({ target }) => change({ reason: target.value })} />
        </label>
      </div>
      <div className={form.ways}>
        <Button
          kind="primary"
          aria-disabled={!wish || refusal !== undefined || acting.isBusy || !isOnline || undefined}
          onClick={() => void send()}
        >
          {terms.kind === 'preview'
            ? '生成预览链接'
            : `${needsPassword ? '验证身份并' : ''}${terms.due === undefined ? '启用' : '定时启用'}`}
        </Button>
        {acting.conflict && <span className={css.warning}>{acting.conflict.message}。您的选择保留，数字已更新。</span>}
      </div>
    </div>
  );
}
