import { Button } from '@portico/ui';
import * as css from './task-center.module.css';
import type { Center } from './use-center.ts';

/** Several at once, only for what merely has to be read. */
export function ReadBar({ center: { rows, marked, mark, acts } }: { center: Center }) {
  const readable = rows.rows.filter(({ actions }) => actions.includes('markRead'));
  if (readable.length === 0) return null;
  const isAll = marked.length === readable.length;
  return (
    <div className={css.readBar}>
      <label>
        <input type="checkbox" checked={isAll} onChange={() => mark(isAll ? [] : readable.map(({ key }) => key))} />
        全选
      </label>
      <span>{marked.length > 0 && `已选 ${marked.length} 条`}</span>
      <Button
        size="s"
        disabled={marked.length === 0 || acts.isActing}
        onClick={() => void acts.act('markRead', marked).then(() => mark([]))}
      >
        标记已阅
      </Button>
    </div>
  );
}

/** Chooses one row for the bar above the list. */
export function RowCheck({ center: { marked, mark }, row }: { center: Center; row: Center['marked'][number] }) {
  const keys = marked.map(({ key }) => key);
  const isMarked = keys.includes(row.key);
  return (
    <input
      type="checkbox"
      className={css.check}
      aria-label={`选择 ${row.title}`}
      checked={isMarked}
      onChange={() => mark(isMarked ? keys.filter((key) => key !== row.key) : [...keys, row.key])}
    />
  );
}
