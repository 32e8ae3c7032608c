import { useQuery } from '@portico/client';
import { Button, Skeleton, WhenLoaded } from '@portico/ui';
import { modules } from '../../api.ts';
import { settingOf } from '../../model/module-changes.ts';
import { copiesTo } from '../../model/module-copy.ts';
import { valueInWords } from '../../model/module-words.ts';
import { EffectsList } from '../../ui/act/effects-list.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import { useEffects } from '../../ui/act/use-effects.ts';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { useConsole } from '../../ui/use-console.ts';
import * as own from './modules.module.css';

/** 套用: what another school changes to have this school's modules, before it is done. */
export function CopyModules({ target, acting, onEnd }: { target: string; acting: ConsoleAct; onEnd: () => void }) {
  const { me, school, schoolName } = useConsole();
  const from = useQuery(modules.list.query(school));
  const to = useQuery(modules.list.query({ school: target }));
  const copies = from.data && to.data && copiesTo(from.data.modules, to.data.modules);
  const changes = copies?.map(({ name: _name, before: _before, ...change }) => change) ?? [];
  const wish = changes.length > 0 ? { school: target, changes } : null;
  const { effects, refusal, isStale } = useEffects('copy', wish, (input) => modules.change(input, { quiet: true }));
  const name = me?.schools.find(({ fid }) => fid === target)?.unitName ?? target;
  const send = async () => {
    if (wish && !refusal && (await acting.run(() => modules.change({ ...wish, reason: `套用${schoolName}的模块` }, { quiet: true }))))
      onEnd();
  };
  return (
    <section className={`${css.sheet} ${own.copying}`} aria-label={`套用到 ${name}`}>
      <h2>套用到 {name}</h2>
      <WhenLoaded query={{ ...to, data: copies }} what="差异" skeleton={<Skeleton rows={3} picture={false} />} empty={<p>没有差异。</p>}>
        {(list) => (
          <ul>
            {list.map(({ sign, name: module, before, state, audience = [] }) => {
              const after = settingOf({ state, audience });
              return (
                <li key={sign}>
                  {module}：{valueInWords(before, 'state')}（{valueInWords(before, 'audience')}） → {valueInWords(after, 'state')}（
                  {valueInWords(after, 'audience')}）
                </li>
              );
            })}
          </ul>
        )}
      </WhenLoaded>
      {wish && <EffectsList effects={effects} refusal={refusal} isStale={isStale} />}
      <div className={form.ways}>
        <Button onClick={onEnd}>取消</Button>
        {wish && (
          <Button kind="primary" aria-disabled={acting.isBusy || refusal !== undefined || undefined} onClick={() => void send()}>
            套用
          </Button>
        )}
      </div>
    </section>
  );
}
