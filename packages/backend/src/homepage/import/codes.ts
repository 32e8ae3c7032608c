import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { insertMany } from '../../kernel/database/bulk.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import type { ListName } from './lists.ts';
import { importCode } from './schema.ts';

/** The lists of a file, and the kinds of rows created with them. */
export type CodedList = ListName | 'types' | 'labels' | 'categories';
/** Short lists that rows of other lists refer to; their codes are all loaded at the start. */
const referredLists: CodedList[] = ['departments', 'types', 'labels', 'categories', 'newsCategories', 'newsTopics'];

/** Maps a school's codes to ids. */
export interface Codes {
  /** Loads the codes that an earlier import has stored. */
  load(list: CodedList, codes: readonly string[]): Promise<void>;
  /** The id of a code, new or known. `index` is its position in the list. */
  idOf(list: CodedList, code: string, index: number): string;
  /** Links an existing row to a code. */
  adopt(list: CodedList, code: string, id: string): void;
  /** Undefined for a code that was never imported. */
  known(list: CodedList, code: string): string | undefined;
  /** Whether the code was linked to an existing row by this import. */
  isAdopted(list: CodedList, code: string): boolean;
  /** Stores the codes that became new since the last time. */
  keep(transaction: Transaction): Promise<void>;
}
export type MakeId = (list: CodedList, code: string, index: number) => string;

/** The same code in the same list of the same school gives the same id on every deployment. */
const hashedId =
  (fid: string): MakeId =>
  (list, code) =>
    `${fid}-${createHash('sha256').update(`${fid}\n${list}\n${code}`).digest('hex').slice(0, 20)}`;

export async function openCodes(database: Database | Transaction, fid: string, makeId: MakeId = hashedId(fid)): Promise<Codes> {
  const ids = new Map<string, string>();
  const adopted = new Set<string>();
  let fresh: { fid: string; list: string; code: string; id: string }[] = [];
  const name = (list: string, code: string) => `${list}\n${code}`;
  const take = (rows: { list: string; code: string; id: string }[]) => {
    for (const row of rows) ids.set(name(row.list, row.code), row.id);
  };
  const add = (list: CodedList, code: string, id: string) => {
    ids.set(name(list, code), id);
    fresh.push({ fid, list, code, id });
    return id;
  };
  take(
    await database
      .select()
      .from(importCode)
      .where(and(eq(importCode.fid, fid), inArray(importCode.list, referredLists))),
  );
  return {
    async load(list, codes) {
      if (referredLists.includes(list) || codes.length === 0) return;
      const wanted = and(eq(importCode.fid, fid), eq(importCode.list, list), inArray(importCode.code, [...codes]));
      take(await database.select().from(importCode).where(wanted));
    },
    idOf: (list, code, index) => ids.get(name(list, code)) ?? add(list, code, makeId(list, code, index)),
    adopt(list, code, id) {
      if (ids.has(name(list, code))) return;
      add(list, code, id);
      adopted.add(name(list, code));
    },
    known: (list, code) => ids.get(name(list, code)),
    isAdopted: (list, code) => adopted.has(name(list, code)),
    async keep(transaction) {
      const rows = fresh;
      fresh = [];
      // Another import may have stored the same code meanwhile: the id is the same.
      await insertMany(transaction, importCode, {
        rows,
        update: { key: [importCode.fid, importCode.list, importCode.code], columns: ['id'] },
      });
    },
  };
}
