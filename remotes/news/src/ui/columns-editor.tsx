import { useUnsavedWork } from '@portico/area/react';
import { type PortalError, useQueryClient } from '@portico/client';
import type { NewsCategory } from '@portico/contracts';
import { Button, Icon } from '@portico/ui';
import { DialogWays } from '@portico/ui/dialog';
import { moved, SortableList } from '@portico/ui/sorting';
import { useState } from 'react';
import { news } from '../api.ts';
import { savedChoice } from '../model/my-columns.ts';
import * as css from './columns-editor.module.css';

/** Which columns a person reads, and in which order: by dragging, by keys, or by the buttons of each row. */
export function ColumnsEditor({
  mine,
  all,
  onClose,
}: {
  mine: readonly NewsCategory[];
  all: readonly NewsCategory[];
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [ids, setIds] = useState<readonly string[]>(mine.map(({ id }) => id));
  const [state, setState] = useState<'editing' | 'saving'>('editing');
  const [failure, setFailure] = useState('');
  useUnsavedWork(ids.join() !== mine.map(({ id }) => id).join());
  const shown = ids.flatMap((id) => all.find((column) => column.id === id) ?? []);
  const hidden = all.filter(({ id }) => !ids.includes(id));
  const save = async () => {
    setState('saving');
    setFailure('');
    try {
      const saved = await news.chooseCategories({ categoryIds: savedChoice(ids, all) }, { quiet: true });
      client.setQueryData(news.categories.query().queryKey, { mine: saved.mine, all: [...all] });
      onClose();
    } catch (error) {
      setFailure((error as PortalError).message);
      setState('editing');
    }
  };
  return (
    <>
      <p className={css.hint}>拖动或用按钮调整顺序，不看的栏目可以移除。</p>
      <SortableList
        label="我的栏目"
        what="栏目"
        entries={shown}
        removable={() => shown.length > 1}
        onMove={(id, to) => setIds(moved(ids, id, to))}
        onRemove={(id) => setIds(ids.filter((each) => each !== id))}
      />
      {hidden.length > 0 && (
        <section aria-label="可添加的栏目">
          <h3 className={css.others}>可添加的栏目</h3>
          <ul className={css.hidden}>
            {hidden.map(({ id, name }) => (
              <li key={id}>
                <Button size="s" aria-label={`添加${name}`} onClick={() => setIds([...ids, id])}>
                  <Icon name="plus" size={14} />
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="alert" className={css.failure}>
        {failure}
      </p>
      <DialogWays>
        <Button kind="text" onClick={() => setIds(all.map(({ id }) => id))}>
          恢复默认
        </Button>
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" disabled={state === 'saving'} onClick={() => void save()}>
          保存
        </Button>
      </DialogWays>
    </>
  );
}
