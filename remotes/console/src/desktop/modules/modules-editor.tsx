import { useKeptState } from '@portico/area/react';
import type { ConsoleModule } from '@portico/contracts/console';
import { Icon } from '@portico/ui';
import { useState } from 'react';
import { mayChange } from '../../model/rights.ts';
import type { ConsoleAct } from '../../ui/act/use-console-act.tsx';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import { ChangesBar } from './changes-bar.tsx';
import { ModulePanel } from './module-panel.tsx';
import * as own from './modules.module.css';
import { ModulesTable } from './modules-table.tsx';
import { useModuleDraft } from './use-module-draft.ts';

/** The tree of modules, the panel of the chosen ones, and the changes that are not in force yet. */
export function ModulesEditor({ modules, acting }: { modules: readonly ConsoleModule[]; acting: ConsoleAct }) {
  const { right } = useConsole();
  const [current, setCurrent] = useKeptState('current', modules[0]?.sign ?? '');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const drafting = useModuleDraft();
  const canChange = mayChange(right('modules.change'));
  const mark = (sign: string) => setMarked((now) => (now.includes(sign) ? now.filter((each) => each !== sign) : [...now, sign]));
  const chosen = modules.filter(({ sign }) => (marked.length > 0 ? marked.includes(sign) : sign === current));
  return (
    <div className={own.columns}>
      <div className={own.main}>
        <section className={css.sheet} aria-label="模块和区块">
          <div className={own.tools}>
            <span className={own.search}>
              <Icon name="search" size={16} />
              <input
                type="search"
                aria-label="模块或区块"
                placeholder="模块或区块"
                maxLength={60}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </span>
            <span className={css.meta}>方向键移动，空格选中多项</span>
          </div>
          <ModulesTable
            modules={modules}
            words={words}
            drafting={drafting}
            canChange={canChange}
            current={current}
            onCurrent={setCurrent}
            marked={marked}
            onMark={mark}
          />
        </section>
        {canChange && <ChangesBar modules={modules} drafting={drafting} acting={acting} />}
      </div>
      {chosen.length > 0 && (
        <ModulePanel chosen={chosen} drafting={drafting} canChange={canChange} acting={acting} onUnmark={() => setMarked([])} />
      )}
    </div>
  );
}
