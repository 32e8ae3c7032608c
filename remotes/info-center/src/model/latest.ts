/** The notices that a block shows at first; `area.ts` and the block ask for the same. */
export const latest = { pageNum: 1, pageSize: 5 };
