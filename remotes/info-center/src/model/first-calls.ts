import { first } from '@portico/area';
import { noticeContract } from '@portico/contracts';

/** The block's first notices; `area.ts` and the block make the same call. */
export const latest = { pageNum: 1, pageSize: 5 };

/** Rows of one call. */
export const pageSize = 50;

/** The first rows of the list that the address names. */
export const everything = first(noticeContract.all, {
  kind: '?kind' as 'notice',
  type: '?type',
  view: '?view' as 'unread',
  keyword: '?keyword',
  pageNum: 1,
  pageSize,
});

export const unread = first(noticeContract.show);

/** The notice that the address opens. */
export const opened = first(noticeContract.detail, { id: '?notice' }, { onlyWith: 'notice' });
