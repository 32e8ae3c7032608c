/** The block's first notices; `area.ts` and the block make the same call. */
export const latest = { pageNum: 1, pageSize: 5 };
