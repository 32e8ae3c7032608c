import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import type { RefusedRow } from './check.ts';
import { type MakeId, openCodes } from './codes.ts';
import { maxListed } from './limits.ts';
import type { ImportContext, IndexedRow, ListWriter } from './list-writer.ts';
import { type ListName, listNames, type ReadLists, type RowOf } from './lists.ts';
import { type ChangedRow, type ListCounts, writeBatch } from './write-batch.ts';
import { busRouteWriter, classroomWriter, openingHoursWriter, phoneWriter } from './write-campus.ts';
import { departmentWriter } from './write-departments.ts';
import { menuWriter } from './write-menus.ts';
import { newsWriter } from './write-news.ts';
import { newsCategoryWriter, newsTopicWriter } from './write-news-groups.ts';
import { noticeWriter } from './write-notices.ts';
import { peopleWriter } from './write-people.ts';
import { serviceWriter, systemWriter } from './write-services.ts';
import { sourceWriter } from './write-sources.ts';

export interface ImportProgress {
  phase: 'checked' | 'written';
  list: ListName;
  rows: number;
  of: number;
}
export interface ImportOutcome {
  /** Row counts by list; nothing was written if any row was refused. */
  taken: Partial<Record<ListName, ListCounts>>;
  /** Rows that replace existing ones, the first of them. */
  changed: ChangedRow[];
  refused: RefusedRow[];
  refusedCount: number;
}
export interface Given {
  fid: string;
  read: ReadLists;
  now: Date;
  hashPassword(password: string): Promise<string>;
  sealer: Sealer;
  makeId?: MakeId;
  /** Compares only, and writes nothing. */
  checkOnly?: boolean;
  /** Rows at a time. */
  batchSize: number;
  /** Runs after each batch, so that others get their turn. */
  pause(): Promise<void>;
  tell?(progress: ImportProgress): void;
}
/** Where rows are read, and how those of one batch are written: together or not at all. */
export interface ImportStore {
  database: Database | Transaction;
  write(work: (transaction: Transaction) => Promise<void>): Promise<void>;
}

/** Departments first and people before notices: later lists refer to them. */
const writers: { [Name in ListName]: (context: ImportContext) => unknown } = {
  departments: departmentWriter,
  services: serviceWriter,
  businessSystems: systemWriter,
  newsCategories: newsCategoryWriter,
  newsTopics: newsTopicWriter,
  news: newsWriter,
  people: peopleWriter,
  notices: noticeWriter,
  menus: menuWriter,
  sources: sourceWriter,
  busRoutes: busRouteWriter,
  phones: phoneWriter,
  openingHours: openingHoursWriter,
  classrooms: classroomWriter,
};
const order = Object.keys(writers) as ListName[];

/** Imports a file's lists: every row is checked before the first is written, and one refused row refuses them all. */
export async function importLists(store: ImportStore, given: Given): Promise<ImportOutcome> {
  const { fid, read, now, hashPassword, sealer, tell } = given;
  const { database } = store;
  const refused: RefusedRow[] = [];
  const codes = await openCodes(database, fid, given.makeId);
  const refuse = (list: ListName, row: number, reason: string) => {
    const found = refused.find((each) => each.list === list && each.row === row);
    if (found) found.reasons.push(reason);
    else refused.push({ list, row, code: String(read[list][row - 1]?.code ?? ''), reasons: [reason] });
  };
  const context: ImportContext = { database, fid, read, codes, now, hashPassword, sealer, refuse };
  const opened = new Map<ListName, ListWriter>();
  for (const list of order.filter((name) => read[name].length > 0)) {
    const writer = (await writers[list](context)) as ListWriter;
    opened.set(list, writer);
    for (const rows of batchesOf(read[list], given.batchSize)) {
      await codes.load(
        list,
        rows.map(({ row }) => row.code),
      );
      await writer.check(rows);
      tell?.({ phase: 'checked', list, rows: (rows.at(-1)?.index ?? 0) + 1, of: read[list].length });
      await given.pause();
      if (refused.length > maxListed) break;
    }
  }
  if (refused.length > 0) return { taken: {}, changed: [], refused: refused.slice(0, maxListed), refusedCount: refused.length };

  const outcome: ImportOutcome = { taken: {}, changed: [], refused: [], refusedCount: 0 };
  for (const [list, writer] of opened) {
    const counts: ListCounts = { added: 0, changed: 0, unchanged: 0 };
    outcome.taken[list] = counts;
    for (const rows of batchesOf(read[list], given.batchSize)) {
      const changed = await writeBatch(store, { list, writer, rows, context, counts, checkOnly: given.checkOnly ?? false });
      outcome.changed.push(...changed.slice(0, maxListed - outcome.changed.length));
      tell?.({ phase: 'written', list, rows: (rows.at(-1)?.index ?? 0) + 1, of: read[list].length });
      await given.pause();
    }
  }
  const grown = listNames.flatMap((list) => (read[list].length > 100 ? (tables[list] ?? []) : []));
  if (!given.checkOnly) for (const analyze of grown) await database.execute(analyze);
  return outcome;
}

function* batchesOf(rows: readonly RowOf<ListName>[], size: number): Generator<IndexedRow<ListName>[]> {
  for (let from = 0; from < rows.length; from += size)
    yield rows.slice(from, from + size).map((row, place) => ({ row, index: from + place }));
}

/** The planner needs statistics of many new rows: the embedded engine has no autovacuum. */
const tables: Partial<Record<ListName, SQL>> = {
  services: sql`analyze service`,
  news: sql`analyze news_article`,
  notices: sql`analyze notice`,
};
