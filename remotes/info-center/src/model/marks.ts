import type { InfoItem } from '@portico/contracts';

export type Mark = Partial<Pick<InfoItem, 'read' | 'star'>>;

/** Most ids of one call. */
const most = 100;

/** A list with some rows marked, or without them; anything else comes back as it is. */
export function marked<List extends { records: readonly { idCode: string }[]; total: number }>(
  list: List | undefined,
  ids: ReadonlySet<string>,
  mark: Mark | 'gone',
): List | undefined {
  if (!list?.records?.some(({ idCode }) => ids.has(idCode))) return list;
  if (mark !== 'gone') return { ...list, records: list.records.map((row) => (ids.has(row.idCode) ? { ...row, ...mark } : row)) };
  const records = list.records.filter(({ idCode }) => !ids.has(idCode));
  return { ...list, records, total: list.total - (list.records.length - records.length) };
}

/** Ids in groups that a call accepts. */
export function inGroups(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_group, at) => ids.slice(at * most, (at + 1) * most));
}
