import { Button, Skeleton, WhenLoaded } from '@portico/ui';
import { PageHead, PageTabs } from '@portico/ui/desktop';
import { Tree } from '@portico/ui/desktop/controls';
import { inView, views } from '../model/list-address.ts';
import { ListNotes } from '../ui/list-notes.tsx';
import { NothingHere } from '../ui/nothing-here.tsx';
import { RowList } from '../ui/row-list.tsx';
import { SelectionBar } from '../ui/selection-bar.tsx';
import { SettingsButton } from '../ui/settings-button.tsx';
import { UndoBar } from '../ui/undo-bar.tsx';
import { type InfoCenter, useInfoCenter } from '../ui/use-info-center.ts';
import { DetailDrawer } from './detail-drawer.tsx';
import { InfoRow } from './info-row.tsx';
import * as css from './list-page.module.css';

export function ListPage() {
  const center = useInfoCenter();
  const { address, rows, tree, current, title } = center;
  return (
    <div className={css.page}>
      <Head center={center} />
      <div className={css.columns}>
        <aside className={css.types}>
          <Tree label="消息类型" entries={tree} current={current} />
        </aside>
        <section className={css.sheet} aria-labelledby="info-list-title">
          <h2 id="info-list-title" className="visually-hidden">
            {title}
          </h2>
          <ListNotes center={center} />
          <SelectionBar center={center} />
          <WhenLoaded
            query={rows.query}
            what="消息"
            skeleton={
              <div className={css.skeleton}>
                <Skeleton rows={8} picture={false} />
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
                  <InfoRow key={item.idCode} item={item} isChosen={center.selection.has(item.idCode)} row={center.row} />
                )}
              />
            )}
          </WhenLoaded>
        </section>
      </div>
      <UndoBar center={center} />
      {address.notice && <DetailDrawer key={address.notice} id={address.notice} center={center} />}
    </div>
  );
}

function Head({ center: { isMember, address, unread, readable, readAll } }: { center: InfoCenter }) {
  const { filter, addressOf } = address;
  return (
    <PageHead title="信息中心">
      {isMember && (
        <>
          <PageTabs
            label="消息状态"
            entries={views.map(({ key, name }) => ({ key, name, to: addressOf(inView(filter, key)) }))}
            current={filter.view ?? ''}
          />
          <div className={css.ways}>
            <span role="status">未读 {unread} 条</span>
            <Button kind="text" size="s" disabled={readable === 0} onClick={readAll}>
              全部标为已读
            </Button>
            <SettingsButton />
          </div>
        </>
      )}
    </PageHead>
  );
}
