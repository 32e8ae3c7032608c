import { useModuleOpen, usePerson } from '@portico/session';
import { Badge, Icon } from '@portico/ui';
import { useState } from 'react';
import { useOnDemand } from '../on-demand.ts';
import * as css from './bell.module.css';
import { useUnread } from './use-unread.ts';

const loadDrawer = () => import(/* webpackChunkName: "notice-drawer" */ './notice-drawer.tsx').then((module) => module.NoticeDrawer);

/**
 * 消息: the number of unread notices, and the drawer that shows them. Only for members, and only where notices are on.
 */
export function Bell({ className }: { className?: string }) {
  const member = !usePerson().isGuest;
  const open = useModuleOpen('info-center');
  return member && open ? <MembersBell className={className} /> : null;
}

function MembersBell({ className }: { className?: string }) {
  const [shown, setShown] = useState(false);
  const unread = useUnread();
  const { part: Drawer, coming, ask } = useOnDemand(loadDrawer);
  return (
    <>
      <button
        type="button"
        className={`${css.bell} ${className ?? ''}`}
        aria-haspopup="dialog"
        aria-busy={coming || undefined}
        title="消息"
        onPointerEnter={() => ask()}
        onFocus={() => ask()}
        onClick={() => {
          setShown(true);
          ask(true);
        }}
      >
        <Icon name="bell" size={20} />
        <span className="visually-hidden">消息</span>
        <span className={css.count}>
          <Badge count={unread} what="未读" />
        </span>
      </button>
      {shown && Drawer && <Drawer onClose={() => setShown(false)} />}
    </>
  );
}
