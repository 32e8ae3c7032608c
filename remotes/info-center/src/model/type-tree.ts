import type { NoticeType } from '@portico/contracts';
import { filterQuery, type ListFilter } from './list-address.ts';

export interface TypeEntry {
  key: string;
  name: string;
  to: string;
  count?: { number: number; what: string };
  children?: TypeEntry[];
}

interface Known {
  types: readonly NoticeType[];
  /** All unread notices, as the bell says. */
  unread: number;
  /** Absent for guests, who have no desk. */
  documents?: { todo: number; read: number; done: number } | undefined;
  path: string;
  /** The view stays when another type is chosen. */
  view?: string | undefined;
}

/** The types of the list as a tree; `key` of an entry equals `keyOf` of its filter. */
export function typeTree({ types, unread, documents, path, view }: Known): TypeEntry[] {
  const entry = (name: string, filter: ListFilter, number = 0, what = '未读'): TypeEntry => ({
    key: keyOf(filter),
    name,
    to: path + filterQuery(filter.kind === 'document' ? filter : { ...filter, view }),
    count: { number, what },
  });
  const notices = {
    ...entry('通知公告', { kind: 'notice' }, unread),
    children: types.map(({ type, name, unread: number }) => entry(name, { kind: 'notice', type }, number)),
  };
  const desk = documents && {
    ...entry('公文', { kind: 'document' }, documents.todo + documents.read, '待处理'),
    children: [
      entry('待办', { kind: 'document', type: 'todo' }, documents.todo, '待办'),
      entry('待阅', { kind: 'document', type: 'read' }, documents.read, '待阅'),
      entry('已办', { kind: 'document', type: 'done' }),
    ],
  };
  return [entry('全部消息', {}, unread), notices, ...(desk ? [desk] : [])];
}

export const keyOf = ({ kind = '', type = '' }: ListFilter): string => `${kind}/${type}`;

/** The name of the chosen entry, for the heading of the list. */
export function nameIn(entries: readonly TypeEntry[], key: string): string | undefined {
  return entries.flatMap((entry) => [entry, ...(entry.children ?? [])]).find((entry) => entry.key === key)?.name;
}
