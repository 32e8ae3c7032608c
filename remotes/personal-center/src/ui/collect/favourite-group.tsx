import { Button, SectionHead } from '@portico/ui';
import { moved, SortableList } from '@portico/ui/sorting';
import { useState } from 'react';
import { type Group, movedTo, withIds } from '../../model/favourite-groups.ts';
import * as css from './collect.module.css';
import { FavouriteRow } from './favourite-row.tsx';
import { GroupName } from './group-name.tsx';
import type { Favourites } from './use-favourites.ts';

/** One group: its favourites in a sortable list. The nameless group is shown as 未分组, and not at all when it is empty. */
export function FavouriteGroup({
  group,
  names,
  favourites: { items, groups, arrange, remove },
  onRename,
}: {
  group: Group;
  names: readonly string[];
  favourites: Favourites;
  onRename: (name: string) => void;
}) {
  const [isNaming, setNaming] = useState(false);
  const title = group.name || (names.length > 1 ? '未分组' : '全部收藏');
  const entries = group.ids.flatMap((id) => items.filter(({ appId }) => appId === id).map((item) => ({ ...item, id })));
  if (!group.name && entries.length === 0) return null;
  const rename = group.name && !isNaming && (
    <Button kind="text" size="s" aria-label={`重命名分组${title}`} onClick={() => setNaming(true)}>
      重命名
    </Button>
  );
  return (
    <section aria-label={title} className={css.group}>
      <SectionHead title={title} more={rename} />
      {isNaming && (
        <GroupName
          label={`分组${title}的新名称`}
          initial={group.name}
          onCancel={() => setNaming(false)}
          onName={(name) => {
            setNaming(false);
            onRename(name);
          }}
        />
      )}
      {entries.length === 0 ? (
        <p className={css.nothing}>这个分组还是空的，在其他收藏的“移到”里选择它。</p>
      ) : (
        <SortableList
          label={title}
          what="收藏"
          entries={entries}
          onMove={(id, to) => arrange(withIds(groups, group.name, moved(group.ids, id, to)))}
          onRemove={remove}
        >
          {(item) => (
            <FavouriteRow item={item} names={names} current={group.name} onGroup={(name) => arrange(movedTo(groups, item.id, name))} />
          )}
        </SortableList>
      )}
    </section>
  );
}
