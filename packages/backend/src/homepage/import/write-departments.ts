import { eq } from 'drizzle-orm';
import { insertMany } from '../../kernel/database/bulk.ts';
import { department } from '../service/schema.ts';
import type { ImportContext } from './import-lists.ts';

export async function writeDepartments({ transaction, fid, read, codes }: ImportContext): Promise<void> {
  const standing = await transaction.select().from(department).where(eq(department.fid, fid));
  const rows = read.departments.map(({ code, name, sort }, index) => {
    // A department with this name and no code is the same one.
    const same = codes.known('departments', code) ? undefined : standing.find((each) => each.name === name);
    if (same) codes.adopt('departments', code, same.id);
    return { id: codes.idOf('departments', code, index), fid, name, sort: sort ?? index };
  });
  await insertMany(transaction, department, { rows, update: { key: [department.id], columns: ['name', 'sort'] } });
}

/** Finds departments by code or name, including those of this file. */
export async function departmentFinder({ transaction, fid, codes }: ImportContext) {
  const rows = await transaction.select().from(department).where(eq(department.fid, fid));
  const byName = new Map(rows.map((row) => [row.name, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ deptCode, deptName }: { deptCode?: string | undefined; deptName?: string | undefined }) =>
    deptCode ? byId.get(codes.known('departments', deptCode) ?? '') : deptName ? byName.get(deptName) : undefined;
}
