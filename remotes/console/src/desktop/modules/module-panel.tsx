import type { ConsoleModule } from '@portico/contracts/console';
import { Art, Button } from '@portico/ui';
import { useState } from 'react';
import { problemsOf, shownSetting, withKind } from '../../model/module-changes.ts';
import { kinds, stateNames } from '../../model/module-words.ts';
import { OthersLine } from '../../ui/act/others-line.tsx';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import * as form from '../../ui/form.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { ModuleHistory } from './module-history.tsx';
import * as own from './modules.module.css';
import { PlanLine } from './plan-line.tsx';
import { panelId } from './tree-keys.ts';
import type { ModuleDraft } from './use-module-draft.ts';

const states = (['on', 'maintenance', 'off'] as const).map((key) => ({ key, name: stateNames[key] }));
const longest = 200;

/** State, audience and text of the chosen module, or of all that are marked. */
export function ModulePanel({
  chosen,
  drafting: { draft, wish },
  canChange,
  acting,
  onUnmark,
}: {
  chosen: readonly ConsoleModule[];
  drafting: ModuleDraft;
  canChange: boolean;
  acting: ConsoleAct;
  onUnmark: () => void;
}) {
  // One module is always shown: it is written in from the first field that is chosen.
  const [begun, setBegun] = useState<string>();
  const [module] = chosen;
  if (!module) return null;
  const single = chosen.length === 1 ? module : undefined;
  const shown = chosen.map((each) => shownSetting(draft, each));
  const [setting] = shown;
  const state = shown.every((each) => each.state === setting?.state) ? setting?.state : undefined;
  const isOff = !canChange || single?.fixed !== undefined;
  const problem = chosen.map(({ sign }) => problemsOf(draft)[sign]).find(Boolean);
  const isWriting = canChange && single !== undefined && (begun === single.sign || draft[single.sign] !== undefined);
  const everyHas = (kind: (typeof kinds)[number]['kind']) => shown.every(({ audience }) => audience.includes(kind));
  return (
    <aside
      id={panelId}
      tabIndex={-1}
      className={`${css.sheet} ${own.panel}`}
      aria-label={single ? single.name : `选中的 ${chosen.length} 项`}
      onFocus={() => setBegun(single?.sign)}
    >
      <div className={own.title}>
        <h2>{single ? single.name : `选中 ${chosen.length} 项`}</h2>
        {single ? (
          <span className={css.meta}>{single.sign}</span>
        ) : (
          <Button size="s" onClick={onUnmark}>
            取消选中
          </Button>
        )}
      </div>
      <OthersLine object={single && `modules/${single.sign}`} isWriting={isWriting} />
      {single?.fixed && <p className={css.notice}>{single.fixed}。</p>}
      {!canChange && <p className={css.meta}>您可以查看，不能修改。</p>}
      <div className={form.form}>
        <div className={form.field}>
          <span className={form.hint}>状态</span>
          <Segmented
            label="状态"
            value={state}
            choices={states}
            disabled={isOff}
            onChange={(next) => wish(chosen, () => ({ state: next }))}
          />
        </div>
        <fieldset className={form.field} disabled={isOff}>
          <legend className={form.hint}>对谁开放</legend>
          <div className={own.kinds}>
            {kinds.map(({ kind, name }) => (
              <label key={kind} className={form.check}>
                <input
                  type="checkbox"
                  checked={everyHas(kind)}
                  onChange={({ target }) => wish(chosen, ({ audience }) => ({ audience: withKind(audience, kind, target.checked) }))}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        {state === 'maintenance' && setting && (
          <label>
            <span className={form.hint}>维护说明</span>
            <textarea
              maxLength={longest}
              rows={3}
              disabled={isOff}
              aria-invalid={problem ? true : undefined}
              aria-describedby="module-problem"
              value={setting.text}
              onChange={({ target }) => wish(chosen, () => ({ text: target.value }))}
            />
            <small className={form.hint}>
              {setting.text.length} / {longest}
            </small>
          </label>
        )}
        <p id="module-problem" className={form.fault} role="alert">
          {problem}
        </p>
      </div>
      {state === 'maintenance' && setting?.text && (
        <section className={own.part} aria-label="访客会看到">
          <h3>访客会看到</h3>
          <div className={own.seen}>
            <Art name="broken" />
            <p>
              <b>{single ? single.name : '这些页面'}正在维护</b>
              {setting.text}
            </p>
          </div>
        </section>
      )}
      {single && (
        <>
          {(single.places.length > 0 || single.plan) && (
            <section className={own.part} aria-label="位置和计划">
              <h3>位置和计划</h3>
              {single.places.length > 0 && <p>显示在 {single.places.join('、')}</p>}
              <PlanLine key={single.sign} module={single} canChange={canChange} acting={acting} />
            </section>
          )}
          <ModuleHistory sign={single.sign} />
        </>
      )}
    </aside>
  );
}
