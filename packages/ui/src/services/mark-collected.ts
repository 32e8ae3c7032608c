/** An answer with one service's star set, in whatever shape calls answer services: one, a list, a page, several pages. */
export function markCollected(data: unknown, appId: string, isCollect: boolean): unknown {
  if (Array.isArray(data)) return data.map((each) => markCollected(each, appId, isCollect));
  if (typeof data !== 'object' || data === null) return data;
  if ('appId' in data) return data.appId === appId ? { ...data, isCollect } : data;
  if ('records' in data) return { ...data, records: markCollected(data.records, appId, isCollect) };
  if ('pages' in data) return { ...data, pages: markCollected(data.pages, appId, isCollect) };
  return data;
}
