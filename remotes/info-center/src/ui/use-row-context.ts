import type { InfoItem, noticeContract, OutputOf } from '@portico/contracts';
import { useMemo } from 'react';
import type { Marks } from './create-marks.ts';
import type { Address } from './use-address.ts';

/** What a row knows of its page. The same object until something of it changes, so that no other row renders then. */
export interface RowContext {
  isMember: boolean;
  /** The list of what this person has dismissed. */
  isDismissed: boolean;
  typeName: (item: InfoItem) => string | undefined;
  noticeAddress: Address['noticeAddress'];
  marks: Marks;
  toggle: (item: InfoItem) => void;
}

export function useRowContext({
  isMember,
  types,
  address: { filter, noticeAddress },
  marks,
  toggle,
}: {
  isMember: boolean;
  types: OutputOf<typeof noticeContract.types>;
  address: Address;
  marks: Marks;
  toggle: RowContext['toggle'];
}): RowContext {
  const isDismissed = filter.view === 'dismissed';
  return useMemo(() => {
    const names = new Map(types.map(({ type, name }) => [type, name]));
    const typeName = (item: InfoItem) => (item.kind === 'notice' ? names.get(item.type) : (item.docNo ?? '公文'));
    return { isMember, isDismissed, typeName, noticeAddress, marks, toggle };
  }, [isMember, isDismissed, types, noticeAddress, marks, toggle]);
}
