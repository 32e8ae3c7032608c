import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { insertMany, storedValue } from '../../kernel/database/bulk.ts';
import { changesOf, type FieldChange } from './compare-rows.ts';
import type { ImportStore } from './import-lists.ts';
import type { ImportContext, IndexedRow, ListWriter } from './list-writer.ts';
import type { ListName } from './lists.ts';

export interface ListCounts {
  added: number;
  changed: number;
  unchanged: number;
}
/** A row that replaces an existing one. */
export interface ChangedRow {
  list: ListName;
  /** From 1. */
  row: number;
  code: string;
  /** The name or title of the existing one. */
  replaces: string;
  fields: FieldChange[];
}
type Row = Record<string, unknown>;
interface Given {
  list: ListName;
  writer: ListWriter;
  rows: readonly IndexedRow<ListName>[];
  context: ImportContext;
  counts: ListCounts;
  checkOnly: boolean;
}

/** Writes the new and the changed rows of a batch, and counts all of them. Returns those that replace existing ones. */
export async function writeBatch(store: ImportStore, { list, writer, rows, context, counts, checkOnly }: Given): Promise<ChangedRow[]> {
  const { codes, fid } = context;
  const standing = await standingRows(store, { writer, fid, ids: rows.map(writer.idOf) });
  const changed: ChangedRow[] = [];
  const byColumns = new Map<string, Row[]>();
  for (const each of rows) {
    const { row, index } = each;
    const old = standing.get(writer.idOf(each));
    const made = await writer.make(each, old);
    const columns = writer.changing(row);
    const fields = old ? changesOf(old, stored(writer, made, columns), { fields: columns, secret: writer.secret ?? [] }) : [];
    const isAdopted = codes.isAdopted(list, row.code);
    if (!old) counts.added += 1;
    else if (fields.length > 0) counts.changed += 1;
    else counts.unchanged += 1;
    if (old && (fields.length > 0 || isAdopted))
      changed.push({ list, row: index + 1, code: row.code, replaces: String(old.name ?? old.title ?? ''), fields });
    if (old && fields.length === 0) continue;
    const name = columns.join();
    byColumns.set(name, [...(byColumns.get(name) ?? []), made]);
  }
  if (checkOnly) return changed;
  await store.write(async (transaction) => {
    await writer.before?.(transaction);
    for (const [columns, made] of byColumns)
      await insertMany(transaction, writer.table, { rows: made, update: { key: writer.key, columns: columns.split(',') as never[] } });
    await writer.after?.(transaction, rows);
    await codes.keep(transaction);
  });
  return changed;
}

function stored({ table }: ListWriter, made: Row, columns: readonly string[]): Row {
  const all = getTableColumns(table) as Record<string, AnyPgColumn>;
  return Object.fromEntries(
    columns.map((name) => {
      const column = all[name];
      return [name, column ? storedValue(made[name], column) : made[name]];
    }),
  );
}

async function standingRows(
  { database }: ImportStore,
  { writer, fid, ids }: { writer: ListWriter; fid: string; ids: string[] },
): Promise<Map<string, Row>> {
  const found: Row[] = await database
    .select()
    .from(writer.table)
    .where(and(eq(writer.fid, fid), inArray(writer.id.column, ids)));
  return new Map(found.map((row) => [String(row[writer.id.name]), row]));
}
