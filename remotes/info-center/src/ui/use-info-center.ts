import { useQuery } from '@portico/client';
import type { noticeContract, OutputOf } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { notices } from '../api.ts';
import { views } from '../model/list-address.ts';
import { keyOf, nameIn, typeTree } from '../model/type-tree.ts';
import { useAddress } from './use-address.ts';
import { useMarks } from './use-marks.ts';
import { useRowContext } from './use-row-context.ts';
import { useRows } from './use-rows.ts';
import { useSelection } from './use-selection.ts';

const noTypes: OutputOf<typeof noticeContract.types> = [];

/** All that both devices' pages show. */
export function useInfoCenter() {
  const isMember = !usePerson().isGuest;
  const address = useAddress();
  const rows = useRows();
  const { marks, failure, dismissed, forget } = useMarks();
  const { filter, path } = address;
  const selection = useSelection(JSON.stringify(filter));
  const types = useQuery(notices.types.query()).data ?? noTypes;
  const shown = useQuery(notices.show.query()).data;
  const unread = shown?.unread ?? 0;
  const documents = isMember ? rows.query.data?.documents : undefined;
  const row = useRowContext({ isMember, types, address, marks, toggle: selection.toggle });
  const tree = typeTree({ types, unread, documents, path, view: filter.view });
  const current = keyOf(filter);
  const ofType = filter.kind === 'notice' ? types.find(({ type }) => type === filter.type) : undefined;
  return {
    isMember,
    address,
    rows,
    marks,
    /** Why the last mark was refused. */
    failure,
    /** Just dismissed; can be taken back. */
    dismissed,
    forget,
    selection,
    row,
    types,
    unread,
    tree,
    current,
    title: nameIn(tree, current) ?? '消息',
    viewName: views.find(({ key }) => key === (filter.view ?? ''))?.name ?? '全部',
    /** The unread ones that 全部标为已读 is about: of the chosen type, or all. */
    readable: filter.kind === 'document' ? 0 : filter.type ? (ofType?.unread ?? 0) : unread,
    /** Leaves out what arrived but is not on screen yet. */
    readAll: () => void marks.readAll({ type: filter.type, until: filter.view || filter.keyword ? undefined : rows.newestShown }),
  };
}

export type InfoCenter = ReturnType<typeof useInfoCenter>;
