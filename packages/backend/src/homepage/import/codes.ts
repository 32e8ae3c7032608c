import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { insertMany } from '../../kernel/database/bulk.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import type { ListName } from './lists.ts';
import { importCode } from './schema.ts';

/** The lists of a file, and the kinds of rows created with them. */
export type CodedList = ListName | 'types' | 'labels' | 'categories';

/** Maps a school's codes to ids. */
export interface Codes {
  /** The id of a code, new or known. `index` is its position in the list. */
  idOf(list: CodedList, code: string, index: number): string;
  /** Links an existing row to a code. */
  adopt(list: CodedList, code: string, id: string): void;
  /** Undefined for a code that was never imported. */
  known(list: CodedList, code: string): string | undefined;
  /** Whether the code existed before this import. */
  isOld(list: CodedList, code: string): boolean;
  /** Stores the new codes. */
  keep(): Promise<void>;
}
export type MakeId = (list: CodedList, code: string, index: number) => string;

/** The same code in the same list of the same school gives the same id on every deployment. */
const hashedId =
  (fid: string): MakeId =>
  (list, code) =>
    `${fid}-${createHash('sha256').update(`${fid}\n${list}\n${code}`).digest('hex').slice(0, 20)}`;

export async function openCodes(transaction: Transaction, fid: string, makeId: MakeId = hashedId(fid)): Promise<Codes> {
  const rows = await transaction.select().from(importCode).where(eq(importCode.fid, fid));
  const name = (list: string, code: string) => `${list}\n${code}`;
  const old = new Map(rows.map((row) => [name(row.list, row.code), row.id]));
  const fresh = new Map<string, { fid: string; list: string; code: string; id: string }>();
  return {
    idOf(list, code, index) {
      const found = old.get(name(list, code)) ?? fresh.get(name(list, code))?.id;
      if (found) return found;
      const id = makeId(list, code, index);
      fresh.set(name(list, code), { fid, list, code, id });
      return id;
    },
    adopt(list, code, id) {
      if (!old.has(name(list, code))) fresh.set(name(list, code), { fid, list, code, id });
    },
    known: (list, code) => old.get(name(list, code)) ?? fresh.get(name(list, code))?.id,
    isOld: (list, code) => old.has(name(list, code)),
    keep: () => insertMany(transaction, importCode, { rows: [...fresh.values()] }),
  };
}
