export const pageSize = 10;

/** The block's input: the same for everybody, so that the server can preload the call. */
export const blockInput = { pageSize: 3 };

/** The list's input at an address; `area.ts` names the same as the page's preloaded call. */
export function listInput(search: URLSearchParams): { keyword?: string; pageSize: number } {
  const keyword = search.get('keyword')?.trim();
  return { ...(keyword && { keyword }), pageSize };
}
