import type { Act } from '@portico/contracts/console';
import { acts } from '../../api.ts';
import * as css from '../console.module.css';
import { useConsole } from '../use-console.ts';
import { timeLeft, useClock } from './use-clock.ts';
import type { ConsoleAct } from './use-console-act.tsx';

/** 撤销, while the server allows it. */
export function UndoButton({ act, acting }: { act: Act; acting: ConsoleAct }) {
  const { school, right } = useConsole();
  const now = useClock();
  const left = act.undoUntil && timeLeft(act.undoUntil, now);
  if (!left || !right('acts.undo')) return null;
  const undo = () => void acting.run(() => acts.undo({ ...(act.fid ? { school: act.fid } : school), actId: act.id }, { quiet: true }));
  return (
    <span className={css.undo}>
      <button type="button" className={css.text} aria-disabled={acting.isBusy || undefined} onClick={undo}>
        撤销
        <span className="visually-hidden">
          ：{act.name} {act.objectName}
        </span>
      </button>
      <small>{left}</small>
    </span>
  );
}
