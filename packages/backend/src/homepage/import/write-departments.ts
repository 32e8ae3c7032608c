import { eq } from 'drizzle-orm';
import { department } from '../service/schema.ts';
import type { ImportContext, ListWriter } from './list-writer.ts';

type Row = typeof department.$inferInsert;

export async function departmentWriter({ database, fid, codes }: ImportContext): Promise<ListWriter<'departments', Row>> {
  const standing = await database.select().from(department).where(eq(department.fid, fid));
  return {
    table: department,
    fid: department.fid,
    id: { column: department.id, name: 'id' },
    key: [department.id],
    changing: () => ['name', 'sort'],
    check(rows) {
      for (const { row, index } of rows) {
        // A department with this name and no code is the same one.
        const same = codes.known('departments', row.code) ? undefined : standing.find(({ name }) => name === row.name);
        if (same) codes.adopt('departments', row.code, same.id);
        codes.idOf('departments', row.code, index);
      }
    },
    idOf: ({ row, index }) => codes.idOf('departments', row.code, index),
    make: ({ row, index }) => ({
      id: codes.idOf('departments', row.code, index),
      fid,
      name: row.name,
      sort: row.sort ?? index,
    }),
  };
}

/** Finds departments by code or name, including those of this file, whose codes are known by then. */
export async function departmentFinder({ database, fid, codes, read }: ImportContext) {
  const rows: Pick<Row, 'id' | 'name'>[] = await database.select().from(department).where(eq(department.fid, fid));
  const byName = new Map(rows.map((row) => [row.name, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { code, name } of read.departments) {
    const row = { id: codes.known('departments', code) ?? '', name };
    byName.set(name, row);
    byId.set(row.id, row);
  }
  return ({ deptCode, deptName }: { deptCode?: string | undefined; deptName?: string | undefined }) =>
    deptCode ? byId.get(codes.known('departments', deptCode) ?? '') : deptName ? byName.get(deptName) : undefined;
}
