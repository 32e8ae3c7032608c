import { AreaLink } from '@portico/area/react';
import { Button, Empty, Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { UndoBar } from '@portico/ui/undo-bar';
import { useState } from 'react';
import { renamed } from '../../model/favourite-groups.ts';
import * as css from './collect.module.css';
import { FavouriteGroup } from './favourite-group.tsx';
import { GroupName } from './group-name.tsx';
import { useFavourites } from './use-favourites.ts';

/** A person's favourites in their own groups. Every change is kept at once; what was removed can be taken back. */
export function FavouriteList() {
  const favourites = useFavourites();
  const { query, groups, failure, removed, arrange } = favourites;
  /** A group exists at the server once something is in it. */
  const [fresh, setFresh] = useState<string>();
  const [isNaming, setNaming] = useState(false);
  const names = [...new Set([...groups.map(({ name }) => name), ...(fresh ? [fresh] : [])])];
  const shown = names.map((name) => groups.find((group) => group.name === name) ?? { name, ids: [] });
  return (
    <>
      <p role="alert" className={css.failure}>
        {failure}
      </p>
      <WhenLoaded
        query={query}
        what="收藏"
        skeleton={<Skeleton rows={5} />}
        empty={
          <Empty
            title="还没有收藏的服务"
            reason="在服务大厅点服务右侧的星，就会收在这里。"
            action={<AreaLink to="service-hall/list">去服务大厅</AreaLink>}
          />
        }
        isEmpty={({ records }) => records.length === 0}
      >
        {() => (
          <>
            <div className={css.head}>
              <p>拖动左侧的把手或用按钮调整顺序。</p>
              {!isNaming && (
                <Button size="s" onClick={() => setNaming(true)}>
                  <Icon name="plus" size={14} />
                  新建分组
                </Button>
              )}
            </div>
            {isNaming && (
              <GroupName
                label="新分组的名称"
                onCancel={() => setNaming(false)}
                onName={(name) => {
                  setFresh(name);
                  setNaming(false);
                }}
              />
            )}
            {shown.map((group) => (
              <FavouriteGroup
                key={group.name}
                group={group}
                names={names}
                favourites={favourites}
                onRename={(name) => {
                  if (group.name === fresh) setFresh(group.ids.length > 0 ? undefined : name);
                  arrange(renamed(groups, group.name, name));
                }}
              />
            ))}
          </>
        )}
      </WhenLoaded>
      <UndoBar text={removed ? `已取消收藏“${removed.name}”` : ''} onUndo={favourites.restore} onEnd={favourites.forgetRemoved} />
    </>
  );
}
