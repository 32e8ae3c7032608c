import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import type { Codes } from './codes.ts';
import type { ListName, ReadLists, RowOf } from './lists.ts';

/** The input of the lists' writers. */
export interface ImportContext {
  /** For reading only. */
  database: Database | Transaction;
  fid: string;
  read: ReadLists;
  codes: Codes;
  now: Date;
  hashPassword(password: string): Promise<string>;
  sealer: Sealer;
  /** Refuses a row because of the database's contents or another list. */
  refuse(list: ListName, row: number, reason: string): void;
}

export interface IndexedRow<Name extends ListName> {
  row: RowOf<Name>;
  /** Its position in the list, from 0. */
  index: number;
}

/** How the rows of one list become rows of a table. */
export interface ListWriter<Name extends ListName = ListName, Row extends object = Record<string, unknown>> {
  table: PgTable;
  fid: AnyPgColumn;
  /** The column that identifies a row within the school, and its name in the rows. */
  id: { column: AnyPgColumn; name: keyof Row & string };
  /** The columns of the table's key. */
  key: AnyPgColumn[];
  /** What an import of this row changes in an existing one. */
  changing(row: RowOf<Name>): readonly (keyof Row & string)[];
  /** Changing columns whose values must not be shown. */
  secret?: readonly (keyof Row & string)[];
  /** Refuses rows, and gives every accepted one its id. It runs for all rows before any is written. */
  check(rows: readonly IndexedRow<Name>[]): Promise<void> | void;
  /** `standing` is the stored row with this id. */
  make(row: IndexedRow<Name>, standing: Row | undefined): Row | Promise<Row>;
  idOf(row: IndexedRow<Name>): string;
  /** Writes what the rows refer to, in their transaction. */
  before?(transaction: Transaction): Promise<void>;
  after?(transaction: Transaction, rows: readonly IndexedRow<Name>[]): Promise<void>;
}
