import { decideLink, onDevice } from '@portico/area';
import { useNavigate, usePortal } from '@portico/area/react';
import { type PortalError, useQueryClient } from '@portico/client';
import { answersTo, type Notice, noticeContract, noticesChannel, type OutputOf } from '@portico/contracts';
import { useState } from 'react';
import { matchArea } from '../../page-data/match.ts';
import { notices, useSetUnread } from './use-unread.ts';

type List = OutputOf<typeof noticeContract.list>;

/** Maximum rows of the drawer; the info center shows the rest. */
const shownAtMost = 20;
/** Time in ms in which a dismissal can be undone. */
const undoFor = 5_000;
const quiet = { quiet: true };

export const unreadQuery = (type: string | undefined) => notices.list.query({ read: false, pageNum: 1, pageSize: shownAtMost, type });

export interface NoticeActions {
  /** Just dismissed; can be undone. */
  dismissed: ReadonlySet<string>;
  /** The message of the last refused change. */
  failure: string;
  /** Expanded in its row. */
  unfolded: string | undefined;
  open: (notice: Notice) => void;
  markRead: (list: readonly Notice[]) => void;
  star: (notice: Notice) => void;
  dismiss: (notice: Notice) => void;
  undo: (notice: Notice) => void;
}

/** The actions on a notice. A refusal is shown in the drawer, which covers the portal's own messages. */
export function useNoticeActions({ onLeave }: { onLeave: () => void }): NoticeActions {
  const client = useQueryClient();
  const setUnread = useSetUnread();
  const navigate = useNavigate();
  const { plan, device, guest } = usePortal();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const [unfolded, setUnfolded] = useState<string>();
  const [failure, setFailure] = useState('');

  /** Changes rows in every list that contains them; a dismissed row stays until the drawer is opened again. */
  const change = (ids: readonly string[], how: (notice: Notice) => Notice | undefined) =>
    client.setQueriesData<List>(answersTo(noticeContract.list, noticeContract.all), (list) =>
      list?.records
        ? { ...list, records: list.records.flatMap((notice) => (ids.includes(notice.idCode) ? (how(notice) ?? []) : notice)) }
        : list,
    );
  const counted = (unread: number) => {
    setUnread(unread);
    void client.invalidateQueries({ queryKey: notices.types.query().queryKey });
    tellOtherTabs();
  };
  const withId = (id: string, held: boolean) => (now: ReadonlySet<string>) =>
    new Set([...now].filter((each) => each !== id).concat(held ? id : []));

  const markRead = async (list: readonly Notice[]) => {
    const ids = list.map(({ idCode }) => idCode);
    const { unread } = await notices.read({ idCodes: ids }, quiet);
    change(ids, (notice) => ({ ...notice, read: true }));
    counted(unread);
  };

  const open = async (notice: Notice) => {
    const { idCode } = notice;
    if (!notice.url) {
      setUnfolded(unfolded === idCode ? undefined : idCode);
      if (!notice.read) await markRead([notice]);
      return;
    }
    // The link is resolved on click, so that the server's current rules apply.
    const { target } = await notices.address({ noticeId: idCode }, quiet);
    change([idCode], (each) => ({ ...each, read: true }));
    void client.invalidateQueries({ queryKey: notices.show.query().queryKey });
    tellOtherTabs();
    const decision = decideLink({ ...target, link: onDevice(plan, device, target.link) }, guest);
    if (decision.kind === 'new-tab') window.open(decision.href, '_blank', 'noopener,noreferrer');
    else if (decision.kind !== 'refused' && (decision.kind !== 'inside' || isHere(decision.to))) {
      onLeave();
      navigate(decision.to);
    } else setUnfolded(idCode);
  };

  /** Whether this device has a page at the address; otherwise the notice expands in its row. */
  const isHere = (to: string) => matchArea(plan, new URL(to, location.origin).pathname)?.device === device;

  const dismiss = async ({ idCode }: Notice) => {
    setDismissed(withId(idCode, true));
    try {
      counted((await notices.dismiss({ idCodes: [idCode] }, quiet)).unread);
    } catch (error) {
      setDismissed(withId(idCode, false));
      throw error;
    }
    setTimeout(
      () =>
        setDismissed((now) => {
          if (now.has(idCode)) change([idCode], () => undefined);
          return withId(idCode, false)(now);
        }),
      undoFor,
    );
  };

  const undo = async ({ idCode }: Notice) => {
    const { unread } = await notices.dismiss({ idCodes: [idCode], dismissed: false }, quiet);
    setDismissed(withId(idCode, false));
    counted(unread);
  };

  const star = async ({ idCode, star: was }: Notice) => {
    change([idCode], (notice) => ({ ...notice, star: !was }));
    try {
      await notices.star({ idCodes: [idCode], star: !was }, quiet);
    } catch (error) {
      change([idCode], (notice) => ({ ...notice, star: was }));
      throw error;
    }
  };

  const told = (work: Promise<unknown>) => {
    setFailure('');
    work.catch((error: PortalError) => setFailure(error.message));
  };
  return {
    failure,
    dismissed,
    unfolded,
    open: (notice) => told(open(notice)),
    markRead: (list) => told(markRead(list)),
    star: (notice) => told(star(notice)),
    dismiss: (notice) => told(dismiss(notice)),
    undo: (notice) => told(undo(notice)),
  };
}

/** The channel also reaches this tab, which knows already: the time at which a tab began names it. */
function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(noticesChannel);
  channel.postMessage(performance.timeOrigin);
  channel.close();
}
