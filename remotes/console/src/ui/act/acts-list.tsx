import type { Act } from '@portico/contracts/console';
import { useNow } from '@portico/session';
import { shortTime } from '../../model/words.ts';
import * as css from './acts-list.module.css';
import { UndoButton } from './undo-button.tsx';
import type { ConsoleAct } from './use-console-act.tsx';

/** 刚刚的操作: the newest acts, those of the last 10 minutes with 撤销. */
export function ActsList({ list, acting }: { list: readonly Act[]; acting: ConsoleAct }) {
  const { date } = useNow();
  return (
    <ol className={css.acts}>
      {list.map((act) => (
        <li key={act.id}>
          <time>{shortTime(act.time, date)}</time>
          <span>
            {act.who} {act.name} <b>{act.objectName}</b>
            {act.reason && <small>{act.reason}</small>}
            <span className={css.undo}>
              <UndoButton act={act} acting={acting} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
