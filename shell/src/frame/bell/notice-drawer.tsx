import { Link, usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Button, Empty, Icon, Skeleton, TabPanel, Tabs, WhenLoaded } from '@portico/ui';
import { useEffect, useRef, useState } from 'react';
import { matchArea } from '../../page-data/match.ts';
import * as css from './notice-drawer.module.css';
import { NoticeItem } from './notice-item.tsx';
import { unreadQuery, useNoticeActions } from './use-notice-actions.ts';
import { notices, useUnread } from './use-unread.ts';

const everyType = 'all';
/** The page of all notices, if it is open to this visitor. */
const allNotices = { desktop: '/info-center', mobile: '/mobile/notice' } as const;

/** Unread notices: a drawer on a desktop, a sheet on a phone. Its calls start when it is opened. */
export function NoticeDrawer({ onClose }: { onClose: () => void }) {
  const { plan, device } = usePortal();
  const dialog = useRef<HTMLDialogElement>(null);
  const [type, setType] = useState(everyType);
  const types = useQuery({ ...notices.types.query(), staleTime: 0 });
  const list = useQuery({ ...unreadQuery(type === everyType ? undefined : type), staleTime: 0, refetchOnMount: 'always' as const });
  const actions = useNoticeActions({ onLeave: onClose });
  const unread = useUnread();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const tabs = [
    { key: everyType, name: '全部' },
    ...(types.data ?? []).map(({ type: key, name, unread: count }) => ({
      key,
      name: count > 0 ? `${name} ${count > 99 ? '99+' : count}` : name,
    })),
  ];
  const all = matchArea(plan, allNotices[device]) && allNotices[device];
  const readable = list.data?.records.filter((notice) => !notice.read && !actions.dismissed.has(notice.idCode)) ?? [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-labelledby="notice-drawer-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id="notice-drawer-title">消息</h2>
          <span className={css.state} role="status">
            {unread > 0 ? `${unread} 条未读` : '没有未读'}
          </span>
          {readable.length > 0 && (
            <Button kind="text" size="s" onClick={() => actions.markRead(readable)}>
              全部标为已读
            </Button>
          )}
          <button type="button" className={css.close} aria-label="关闭" onClick={() => dialog.current?.close()}>
            <Icon name="close" size={20} />
          </button>
        </div>
        <div className={css.types}>
          <Tabs id="notice-types" label="消息类型" tabs={tabs} value={type} onChange={setType} />
        </div>
        <p className={css.failure} role="alert">
          {actions.failure}
        </p>
        <div className={css.list}>
          <TabPanel id="notice-types" value={type}>
            <WhenLoaded
              query={list}
              what="消息"
              skeleton={<Skeleton rows={5} picture={false} />}
              empty={<Empty title="没有未读消息" reason="新的通知会出现在这里。" />}
              isEmpty={({ records }) => records.length === 0}
            >
              {({ records, total }) => (
                <>
                  <ul>
                    {records.map((notice) => (
                      <NoticeItem
                        key={notice.idCode}
                        notice={notice}
                        typeName={types.data?.find((each) => each.type === notice.type)?.name}
                        actions={actions}
                      />
                    ))}
                  </ul>
                  {total > records.length && <p className={css.rest}>还有 {total - records.length} 条没有显示</p>}
                </>
              )}
            </WhenLoaded>
          </TabPanel>
        </div>
        {all && (
          <div className={css.foot}>
            <Link to={all} onClick={onClose}>
              更多
              <Icon name="right" size={14} />
            </Link>
          </div>
        )}
      </div>
    </dialog>
  );
}
