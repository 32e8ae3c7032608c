/**
 * Returns an answer with one service's star changed, in any shape that calls answer services in: one, a list, a page,
 * several pages, groups.
 */
export function markCollected(data: unknown, appId: string, isCollect: boolean): unknown {
  if (Array.isArray(data)) return data.map((each) => markCollected(each, appId, isCollect));
  if (typeof data !== 'object' || data === null) return data;
  if ('appId' in data) return data.appId === appId ? { ...data, isCollect } : data;
  const holder = (['records', 'pages', 'groups', 'apps'] as const).find((name) => name in data);
  return holder ? { ...data, [holder]: markCollected((data as Record<string, unknown>)[holder], appId, isCollect) } : data;
}
