import { Link } from '@portico/area/react';
import { Button, Skeleton, WhenLoaded } from '@portico/ui';
import { Segments } from '@portico/ui/mobile';
import { useState } from 'react';
import { inView, views } from '../model/list-address.ts';
import { ListNotes } from '../ui/list-notes.tsx';
import { NothingHere } from '../ui/nothing-here.tsx';
import { RowList } from '../ui/row-list.tsx';
import { SelectionBar } from '../ui/selection-bar.tsx';
import { SettingsButton } from '../ui/settings-button.tsx';
import type { InfoCenter } from '../ui/use-info-center.ts';
import * as css from './list-page.module.css';
import { NoticeItem } from './notice-item.tsx';

export function NoticeList({ center }: { center: InfoCenter }) {
  const { isMember, rows, tree, current } = center;
  const [isChoosing, setIsChoosing] = useState(false);
  const types = tree.flatMap((entry) => (entry.key === 'notice/' ? (entry.children ?? []) : [entry]));
  const chosen = types.some(({ key }) => key === current) ? current : current.startsWith('document') ? 'document/' : '/';
  const choose = () => {
    if (isChoosing) center.selection.clear();
    setIsChoosing(!isChoosing);
  };
  return (
    <>
      <h1 className="visually-hidden">信息中心</h1>
      <div className={css.head}>
        <Segments label="消息类型" entries={types} current={chosen} />
        {isMember && <Views center={center} />}
      </div>
      {isMember && <Tools center={center} isChoosing={isChoosing} onChoose={choose} />}
      <ListNotes center={center} />
      <SelectionBar center={center} />
      <WhenLoaded
        query={rows.query}
        what="消息"
        skeleton={
          <div className={css.skeleton}>
            <Skeleton rows={7} picture={false} />
          </div>
        }
        empty={<NothingHere center={center} />}
        isEmpty={({ records }) => records.length === 0}
      >
        {() => (
          <RowList
            rows={rows}
            className={css.rows}
            renderRow={(item) => (
              <NoticeItem
                key={item.idCode}
                item={item}
                isChoosing={isChoosing}
                isChosen={center.selection.has(item.idCode)}
                row={center.row}
              />
            )}
          />
        )}
      </WhenLoaded>
    </>
  );
}

function Views({ center: { address } }: { center: InfoCenter }) {
  const { filter, addressOf } = address;
  return (
    <nav aria-label="消息状态" className={css.views}>
      {views.map(({ key, name }) => (
        <Link key={key} to={addressOf(inView(filter, key))} replace aria-current={key === (filter.view ?? '') ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Tools({
  center: { unread, readable, readAll },
  isChoosing,
  onChoose,
}: {
  center: InfoCenter;
  isChoosing: boolean;
  onChoose: () => void;
}) {
  return (
    <div className={css.tools}>
      <span role="status">未读 {unread} 条</span>
      <Button kind="text" size="s" disabled={readable === 0} onClick={readAll}>
        全部已读
      </Button>
      <Button kind="text" size="s" aria-pressed={isChoosing} onClick={onChoose}>
        {isChoosing ? '完成' : '选择'}
      </Button>
      <SettingsButton />
    </div>
  );
}
