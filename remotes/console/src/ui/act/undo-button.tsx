import type { Act } from '@portico/contracts/console';
import { useDevice } from '@portico/session';
import { useState } from 'react';
import * as css from '../console.module.css';
import { useConsole } from '../use-console.ts';
import { useOnline } from '../use-online.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { timeLeft, useClock } from './use-clock.ts';
import type { ConsoleAct } from './use-console-act.tsx';
import { useUndo } from './use-undo.ts';

/** 撤销, while the server allows it. A phone shows first what it reaches: there a tap is easily a wrong one. */
export function UndoButton({ act, acting }: { act: Act; acting: ConsoleAct }) {
  const { right } = useConsole();
  const isOnline = useOnline();
  const isPhone = useDevice() === 'mobile';
  const [isAsked, setAsked] = useState(false);
  const now = useClock();
  const { undo } = useUndo(act, acting);
  const left = act.undoUntil && timeLeft(act.undoUntil, now);
  if (!left || !right('acts.undo')) return null;
  const press = () => {
    if (isPhone) setAsked(true);
    else if (isOnline) undo();
  };
  return (
    <>
      <span className={css.undo}>
        <button type="button" className={css.text} aria-disabled={acting.isBusy || !isOnline || undefined} onClick={press}>
          撤销
          <span className="visually-hidden">
            ：{act.name} {act.objectName}
          </span>
        </button>
        <small>{left}</small>
      </span>
      {isAsked && <UndoDialog act={act} acting={acting} onEnd={() => setAsked(false)} />}
    </>
  );
}
