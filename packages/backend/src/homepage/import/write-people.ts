import { eq } from 'drizzle-orm';
import { insertMany } from '../../kernel/database/bulk.ts';
import { person } from '../../kernel/identity/schema.ts';
import { setIdentities } from '../../pedestal/index.ts';
import type { ImportContext } from './import-lists.ts';
import type { RowOf } from './lists.ts';
import { departmentFinder } from './write-departments.ts';

type Row = typeof person.$inferInsert;
const changing: (keyof Row & string)[] = ['account', 'name', 'userType', 'deptId', 'deptName', 'roles', 'profile', 'disabled'];

export async function writePeople(context: ImportContext): Promise<void> {
  const { transaction, fid, read, codes, now, hashPassword, refuse } = context;
  if (read.people.length === 0) return;
  const department = await departmentFinder(context);
  const standing = await transaction.select({ id: person.id, account: person.account }).from(person).where(eq(person.fid, fid));
  const owner = new Map(standing.map((row) => [row.account, row.id]));
  const said: Record<'mobile' | 'mail', { personId: string; subject: string }[]> = { mobile: [], mail: [] };
  const [withPassword, without]: [Row[], Row[]] = [[], []];
  for (const [index, row] of read.people.entries()) {
    const account = (row.account ?? row.code).toLowerCase();
    // A person with this account and no code is the same one.
    const same = owner.get(account);
    if (same && !codes.known('people', row.code)) codes.adopt('people', row.code, same);
    const id = codes.idOf('people', row.code, index);
    if (same && same !== id) refuse('people', index + 1, `account: ${account} belongs to somebody else`);
    owner.set(account, id);
    const dept = department(row);
    if (row.deptCode && !dept) refuse('people', index + 1, `deptCode: there is no department ${row.deptCode}`);
    const { name, userType } = row;
    const made: Row = {
      id,
      fid,
      account,
      name,
      userType,
      deptId: dept?.id ?? null,
      deptName: dept?.name ?? row.deptName ?? null,
      roles: row.roles.map((role, place) => ({ ...role, current: place === 0 })),
      profile: profileOf(row),
      disabled: row.disabled === 1,
    };
    if (row.mobile) said.mobile.push({ personId: id, subject: row.mobile });
    if (row.mail) said.mail.push({ personId: id, subject: row.mail.toLowerCase() });
    if (row.password) {
      const mustChangePassword = row.mustChangePassword === 1;
      withPassword.push({ ...made, passwordHash: await hashPassword(row.password), mustChangePassword });
    } else without.push(made);
  }
  await insertMany(transaction, person, { rows: without, update: { key: [person.id], columns: changing } });
  await insertMany(transaction, person, {
    rows: withPassword,
    update: { key: [person.id], columns: [...changing, 'passwordHash', 'mustChangePassword'] },
  });
  await setIdentities(transaction, { fid, kind: 'mobile', said: said.mobile, now });
  await setIdentities(transaction, { fid, kind: 'mail', said: said.mail, now });
}

/** Stored masked. Unmasked numbers and addresses exist only among the bindings. */
function profileOf({ gender, mobile, mail, idNo, major, className, title, campus }: RowOf<'people'>): Row['profile'] {
  return {
    ...(gender && { gender }),
    ...(mobile && { mobile: masked(mobile, 3, 4) }),
    ...(mail && { mail: mail.replace(/^(.{1,4})[^@]*/, '$1****') }),
    ...(idNo && { idNo: masked(idNo, 4, 4) }),
    ...(major && { major }),
    ...(className && { className }),
    ...(title && { title }),
    ...(campus && { campus }),
  };
}

function masked(text: string, before: number, after: number): string {
  if (text.includes('*') || text.length <= before + after) return text.includes('*') ? text : '****';
  return text.slice(0, before) + '*'.repeat(text.length - before - after) + text.slice(-after);
}
