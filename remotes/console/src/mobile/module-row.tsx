import { useUnsavedWork } from '@portico/area/react';
import type { ConsoleModule } from '@portico/contracts/console';
import { useState } from 'react';
import { modules } from '../api.ts';
import { moduleChoices, moduleLine } from '../model/module-words.ts';
import { mayChange } from '../model/rights.ts';
import type { ConsoleAct } from '../ui/act/use-console-act.tsx';
import { useEffects } from '../ui/act/use-effects.ts';
import { Segmented } from '../ui/segmented.tsx';
import { useConsole } from '../ui/use-console.ts';
import { ActPanel } from './act-panel.tsx';
import * as css from './mobile.module.css';

const usualText = '正在维护，请稍后再来。';
const longest = 200;

/** A module with its three states; choosing one shows the effects first. */
export function ModuleRow({ module, acting }: { module: ConsoleModule; acting: ConsoleAct }) {
  const { school, right } = useConsole();
  const { sign, name, state: standing, version } = module;
  const [wished, setWished] = useState<ConsoleModule['state']>();
  const [text, setText] = useState(module.text ?? usualText);
  const isOther = wished !== undefined && wished !== standing;
  const inMaintenance = wished === 'maintenance';
  useUnsavedWork(isOther && text !== (module.text ?? usualText));
  const changeTo = (state: ConsoleModule['state'], said: string) => ({
    ...school,
    changes: [{ sign, state, version, ...(state === 'maintenance' && { text: said }) }],
  });
  // The effects are the same for every text, so that typing asks for nothing.
  const wish = isOther ? changeTo(wished, module.text ?? usualText) : null;
  const seen = useEffects('modules', wish, (sent) => modules.change(sent, { quiet: true }));
  const change = () => {
    if (isOther) void acting.run(() => modules.change(changeTo(wished, text.trim()), { quiet: true }));
  };
  return (
    <li>
      <div className={css.module}>
        <div>
          <p className={css.name}>{name}</p>
          <p className={css.meta}>{moduleLine(module)}</p>
        </div>
        {mayChange(right('modules.change')) && (
          <Segmented
            label={name}
            choices={moduleChoices.map((choice) => ({ key: choice.state, name: choice.name }))}
            value={wished ?? standing}
            onChange={setWished}
          />
        )}
      </div>
      {isOther && (
        <ActPanel
          act="生效"
          confirms={false}
          seen={seen}
          isBusy={acting.isBusy || (inMaintenance && text.trim() === '')}
          instead="取消"
          onAct={change}
          onInstead={() => setWished(undefined)}
        >
          {inMaintenance && (
            <label className={css.field}>
              给访客的说明
              <input value={text} maxLength={longest} onChange={({ target }) => setText(target.value)} />
            </label>
          )}
        </ActPanel>
      )}
    </li>
  );
}
