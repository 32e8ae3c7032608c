import type { PortalError, QueryClient } from '@portico/client';
import { answersTo, type InfoItem, type NoticeDetail, noticeContract, noticesChannel, type OutputOf } from '@portico/contracts';
import { notices } from '../api.ts';
import { inGroups, type Mark, marked } from '../model/marks.ts';

type CallRoute = { method: 'GET' | 'POST'; path: string };
export type Marked = Pick<InfoItem, 'idCode' | 'title'>;
type Lists = OutputOf<typeof noticeContract.all>;
type Shown = OutputOf<typeof noticeContract.show>;
const quiet = { quiet: true };

/** Where the page learns what became of its marks. */
interface Told {
  /** The reason of the last refusal; empty again with the next mark. */
  setFailure: (reason: string) => void;
  /** Just dismissed; can be taken back. */
  setDismissed: (rows: readonly Marked[]) => void;
}

/** Marks notices. Every list, the bell and the other tabs agree at once; a refused mark is taken back, with its reason. */
export function createMarks(client: QueryClient, { setFailure, setDismissed }: Told) {
  const change = (ids: readonly string[], mark: Mark | 'gone') => {
    const wanted = new Set(ids);
    client.setQueriesData<Lists>(answersTo(noticeContract.list, noticeContract.all), (list) => marked(list, wanted, mark));
    if (mark === 'gone') return;
    client.setQueriesData<NoticeDetail>(answersTo(noticeContract.detail), (one) =>
      one && wanted.has(one.idCode) ? { ...one, ...mark } : one,
    );
  };
  const refresh = (...calls: CallRoute[]) => void client.invalidateQueries(answersTo(...calls));
  const settle = (unread: number) => {
    client.setQueryData<Shown>(notices.show.query().queryKey, (shown) => shown && { ...shown, unread });
    refresh(noticeContract.types);
    tellOtherTabs();
  };
  const work = async (doing: () => Promise<number>) => {
    setFailure('');
    try {
      settle(await doing());
    } catch (error) {
      setFailure((error as PortalError).message);
      refresh(...Object.values(noticeContract));
    }
  };
  const inTurn = async (ids: readonly string[], send: (idCodes: string[]) => Promise<{ unread: number }>) => {
    let unread = 0;
    for (const group of inGroups(ids)) ({ unread } = await send(group));
    return unread;
  };
  const idsOf = (items: readonly Marked[]) => items.map(({ idCode }) => idCode);

  return {
    setRead: (items: readonly Marked[], read: boolean) =>
      work(() => {
        change(idsOf(items), { read });
        return inTurn(idsOf(items), (idCodes) => notices.read({ idCodes, read }, quiet));
      }),
    setStar: (items: readonly Marked[], star: boolean) =>
      work(() => {
        change(idsOf(items), { star });
        return inTurn(idsOf(items), (idCodes) => notices.star({ idCodes, star }, quiet));
      }),
    dismiss: (items: readonly Marked[]) =>
      work(async () => {
        const unread = await inTurn(idsOf(items), (idCodes) => notices.dismiss({ idCodes }, quiet));
        change(idsOf(items), 'gone');
        setDismissed(items);
        refresh(noticeContract.all, noticeContract.list);
        return unread;
      }),
    restore: (items: readonly Marked[]) =>
      work(async () => {
        const unread = await inTurn(idsOf(items), (idCodes) => notices.dismiss({ idCodes, dismissed: false }, quiet));
        setDismissed([]);
        refresh(noticeContract.all, noticeContract.list);
        return unread;
      }),
    readAll: (wanted: { type?: string | undefined; until?: string | undefined }) =>
      work(async () => {
        const { unread } = await notices.readAll(wanted, quiet);
        refresh(noticeContract.all, noticeContract.list, noticeContract.detail);
        return unread;
      }),
  };
}

export type Marks = ReturnType<typeof createMarks>;

/** The shell of every other tab of this browser asks for the notices that it shows. */
function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(noticesChannel);
  channel.postMessage(performance.timeOrigin);
  channel.close();
}
