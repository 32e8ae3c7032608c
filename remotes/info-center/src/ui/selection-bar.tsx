import { Button } from '@portico/ui';
import * as css from './bars.module.css';
import type { InfoCenter } from './use-info-center.ts';

/** What can be done with the chosen rows. */
export function SelectionBar({ center: { selection, marks, address } }: { center: InfoCenter }) {
  const { rows, clear } = selection;
  if (rows.length === 0) return null;
  const isDismissed = address.filter.view === 'dismissed';
  const going = rows.filter(({ dismissible }) => dismissible);
  const act = (work: Promise<void>) => void work.then(clear);
  return (
    <section className={css.selection} aria-label="批量操作">
      <p role="status">已选 {rows.length} 条</p>
      <Button size="s" onClick={() => act(marks.setRead(rows, true))}>
        标为已读
      </Button>
      <Button size="s" onClick={() => act(marks.setRead(rows, false))}>
        标为未读
      </Button>
      <Button size="s" onClick={() => act(marks.setStar(rows, true))}>
        加星标
      </Button>
      {isDismissed && (
        <Button size="s" onClick={() => act(marks.restore(rows))}>
          恢复
        </Button>
      )}
      {!isDismissed && going.length > 0 && (
        <Button size="s" onClick={() => act(marks.dismiss(going))}>
          忽略
        </Button>
      )}
      <Button size="s" kind="text" onClick={clear}>
        取消选择
      </Button>
    </section>
  );
}
