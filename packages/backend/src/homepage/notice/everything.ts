import type { InfoItem, noticeContract, ParsedInputOf } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { safeTarget } from '../../kernel/content/safe-target.ts';
import type { HomepageContext } from '../context.ts';
import type { Gathered } from '../source/sources.ts';
import { matching, pageOfNotices } from './notices.ts';

type Query = ParsedInputOf<typeof noticeContract.all>;
type Document = Gathered<'documents'>['records'][number];

/** More documents than these stay in their own system. */
const mostDocuments = 200;
const nobodysDesk: Gathered<'documents'> = { records: [], failedSources: [] };
/** The marks that each view wants. */
const marks = { any: {}, unread: { read: false }, star: { star: true }, dismissed: { dismissed: true } };
const desks = ['todo', 'read', 'done'] as const;

/** Notices and official documents in one order: urgent ones, pinned ones, then the newest. */
export async function listEverything(services: HomepageContext, visitor: Visitor, query: Query) {
  const desk = await deskOf(services, visitor);
  const onDesk = (state: (typeof desks)[number]) => desk.records.filter(({ type }) => type === state).length;
  const facts = { documents: { todo: onDesk('todo'), read: onDesk('read'), done: onDesk('done') }, failedSources: desk.failedSources };
  const { pageNum, pageSize } = query;
  const offset = (pageNum - 1) * pageSize;
  const documents = documentsFor(desk.records, query);
  if (query.kind === 'document')
    return { records: documents.slice(offset, offset + pageSize), total: documents.length, pageNum, pageSize, ...facts };
  // Up to `documents.length` rows of the merged page may be documents, so the notices of the page begin at most that much earlier.
  const before = Math.min(offset, documents.length);
  const { type, view, keyword } = query;
  const where = matching({ type, keyword, ...marks[view ?? 'any'] });
  const cut = { offset: offset - before, limit: pageSize + before };
  const { records, total } = await pageOfNotices(services, visitor, { where, cut });
  const merged = mergeRanked(
    records.map((notice): InfoItem => ({ ...notice, kind: 'notice' })),
    documents,
  );
  return { records: merged.slice(before, before + pageSize), total: total + documents.length, pageNum, pageSize, ...facts };
}

async function deskOf({ sources }: HomepageContext, { school, person }: Visitor): Promise<Gathered<'documents'>> {
  if (!person) return nobodysDesk;
  const { records, failedSources } = await sources.gather('documents', { school, person });
  const newest = records.sort((a, b) => b.sendTime.getTime() - a.sendTime.getTime() || (a.id < b.id ? -1 : 1));
  return { records: newest.slice(0, mostDocuments), failedSources };
}

/** The documents that a query wants, ranked. The views are about marks, which only notices have. */
function documentsFor(desk: readonly Document[], { kind, type, view, keyword }: Query): InfoItem[] {
  if (view || kind === 'notice' || (type && kind !== 'document')) return [];
  const words = keyword?.toLowerCase();
  return desk
    .filter((row) => (type ? row.type === type : row.type !== 'done') && (!words || row.title.toLowerCase().includes(words)))
    .map(documentItem)
    .sort(byRank);
}

const documentItem = ({ id, type, title, docNo, sender, sendTime, urgency, sourceCode, sourceName, target }: Document): InfoItem => ({
  kind: 'document',
  idCode: `${sourceCode}/${id}`.slice(0, 64),
  type: sourceCode,
  title,
  content: '',
  sendTime: writeTime(sendTime),
  read: true,
  star: false,
  isTop: 0,
  createrName: sender || sourceName,
  priority: urgency === 2 ? 'urgent' : urgency === 1 ? 'high' : 'normal',
  dismissible: false,
  state: type,
  target: safeTarget(target),
  ...(docNo && { docNo }),
});

const rankOf = ({ priority, isTop }: InfoItem) => (priority === 'urgent' ? 2 : 0) + isTop;
const byRank = (a: InfoItem, b: InfoItem) => rankOf(b) - rankOf(a) || (a.sendTime < b.sendTime ? 1 : a.sendTime > b.sendTime ? -1 : 0);

/** Merges two ranked lists; of equals the notice comes first. */
function mergeRanked(notices: readonly InfoItem[], documents: readonly InfoItem[]): InfoItem[] {
  const merged: InfoItem[] = [];
  let at = 0;
  for (const notice of notices) {
    for (let next = documents[at]; next && byRank(next, notice) < 0; next = documents[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(notice);
  }
  return [...merged, ...documents.slice(at)];
}
