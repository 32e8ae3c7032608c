export const pageSize = 10;

/** What the block asks for: the same for everybody, so that the server may start the call with the page. */
export const blockInput = { pageSize: 3 };

/** What the list asks for at an address; `area.ts` names the same as the page's first call. */
export function listInput(search: URLSearchParams): { keyword?: string; pageSize: number } {
  const keyword = search.get('keyword')?.trim();
  return { ...(keyword && { keyword }), pageSize };
}
