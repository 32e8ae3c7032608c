import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/database.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import { checkLists, type RefusedRow } from './check.ts';
import { type Codes, type MakeId, openCodes } from './codes.ts';
import { type ListName, listNames, type ReadLists } from './lists.ts';
import { writeDepartments } from './write-departments.ts';
import { writeMenus } from './write-menus.ts';
import { writeNews } from './write-news.ts';
import { writeNotices } from './write-notices.ts';
import { writePeople } from './write-people.ts';
import { writeServices } from './write-services.ts';
import { writeSources } from './write-sources.ts';

/** The input of the lists' writers. */
export interface ImportContext {
  transaction: Transaction;
  fid: string;
  read: ReadLists;
  codes: Codes;
  now: Date;
  hashPassword(password: string): Promise<string>;
  sealer: Sealer;
  /** Refuses a row because of the database's contents or another list. */
  refuse(list: ListName, row: number, reason: string): void;
}
export interface ImportReport {
  /** Row counts by list; nothing was written if any row was refused. */
  taken: Partial<Record<ListName, { added: number; updated: number }>>;
  refused: RefusedRow[];
}
interface Given {
  fid: string;
  sent: Partial<Record<ListName, readonly unknown[]>>;
  now: Date;
  hashPassword(password: string): Promise<string>;
  sealer: Sealer;
  makeId?: MakeId;
}
/** Thrown inside the transaction, to roll back the whole file. */
export class ImportRefused extends Error {
  readonly refused: RefusedRow[];
  constructor(refused: RefusedRow[]) {
    super(`${refused.length} rows were refused`);
    this.refused = refused;
  }
}

/** Imports a file's lists, all or nothing: any refused row throws ImportRefused with every row and reason. */
export async function importLists(transaction: Transaction, given: Given): Promise<ImportReport> {
  const { fid, sent, now, hashPassword, sealer } = given;
  const { read, refused } = checkLists(sent);
  const codes = await openCodes(transaction, fid, given.makeId);
  const refuse = (list: ListName, row: number, reason: string) => {
    const found = refused.find((each) => each.list === list && each.row === row);
    if (found) found.reasons.push(reason);
    else refused.push({ list, row, code: String(read[list][row - 1]?.code ?? ''), reasons: [reason] });
  };
  if (refused.length > 0) throw new ImportRefused(refused);
  const before = new Map(listNames.map((list) => [list, read[list].filter(({ code }) => codes.isOld(list, code)).length]));

  const context: ImportContext = { transaction, fid, read, codes, now, hashPassword, sealer, refuse };
  // Departments first and people before notices: later lists refer to them.
  for (const write of [writeDepartments, writeServices, writeNews, writePeople, writeNotices, writeMenus, writeSources])
    await write(context);
  if (refused.length > 0) throw new ImportRefused(refused);
  await codes.keep();
  for (const list of listNames) if (read[list].length > 100 && tables[list]) await transaction.execute(tables[list]);
  const taken = listNames.flatMap((list) => {
    const updated = before.get(list) ?? 0;
    return read[list].length > 0 ? [[list, { added: read[list].length - updated, updated }] as const] : [];
  });
  return { taken: Object.fromEntries(taken), refused: [] };
}

/** The planner needs statistics of many new rows: the embedded engine has no autovacuum. */
const tables: Partial<Record<ListName, SQL>> = {
  services: sql`analyze service`,
  news: sql`analyze news_article`,
  notices: sql`analyze notice`,
};
