import { and, eq, inArray } from 'drizzle-orm';
import { person } from '../../kernel/identity/schema.ts';
import { setIdentities } from '../../pedestal/index.ts';
import type { ImportContext, IndexedRow, ListWriter } from './list-writer.ts';
import type { RowOf } from './lists.ts';
import { departmentFinder } from './write-departments.ts';

type Row = typeof person.$inferInsert;
const changing: (keyof Row & string)[] = ['account', 'name', 'userType', 'deptId', 'deptName', 'roles', 'profile', 'disabled'];

const changingWithPassword: typeof changing = [...changing, 'passwordHash', 'mustChangePassword'];

export async function peopleWriter(context: ImportContext): Promise<ListWriter<'people', Row>> {
  const { database, fid, read, codes, now, hashPassword, refuse } = context;
  const department = await departmentFinder(context);
  /** The ids of accounts, stored ones and those of this file. */
  const owner = new Map<string, string>();
  const isShared = { mobile: sharedOf(read.people.map(({ mobile }) => mobile)), mail: sharedOf(read.people.map(({ mail }) => mail)) };
  const accountOf = (row: RowOf<'people'>) => (row.account ?? row.code).toLowerCase();
  const idOf = ({ row, index }: IndexedRow<'people'>) => codes.idOf('people', row.code, index);
  return {
    table: person,
    fid: person.fid,
    id: { column: person.id, name: 'id' },
    key: [person.id],
    changing: (row) => (row.password ? changingWithPassword : changing),
    async check(rows) {
      const wanted = and(
        eq(person.fid, fid),
        inArray(
          person.account,
          rows.map(({ row }) => accountOf(row)),
        ),
      );
      for (const { id, account } of await database.select({ id: person.id, account: person.account }).from(person).where(wanted))
        if (!owner.has(account)) owner.set(account, id);
      for (const { row, index } of rows) {
        const account = accountOf(row);
        // A person with this account and no code is the same one.
        const same = owner.get(account);
        if (same && !codes.known('people', row.code)) codes.adopt('people', row.code, same);
        const id = idOf({ row, index });
        if (same && same !== id) refuse('people', index + 1, `account: ${account} belongs to somebody else`);
        owner.set(account, id);
        if (row.deptCode && !department(row)) refuse('people', index + 1, `deptCode: there is no department ${row.deptCode}`);
      }
    },
    idOf,
    async make({ row, index }) {
      const dept = department(row);
      return {
        id: idOf({ row, index }),
        fid,
        account: accountOf(row),
        name: row.name,
        userType: row.userType,
        deptId: dept?.id ?? null,
        deptName: dept?.name ?? row.deptName ?? null,
        roles: row.roles.map((role, place) => ({ ...role, current: place === 0 })),
        profile: profileOf(row),
        disabled: row.disabled === 1,
        ...(row.password && { passwordHash: await hashPassword(row.password), mustChangePassword: row.mustChangePassword === 1 }),
      };
    },
    async after(transaction, rows) {
      for (const kind of ['mobile', 'mail'] as const) {
        const said = rows.flatMap(({ row, index }) => {
          const subject = subjectOf(row[kind]);
          return subject ? [{ personId: idOf({ row, index }), subject, isShared: isShared[kind].has(subject) }] : [];
        });
        await setIdentities(transaction, { fid, kind, said, now });
      }
    },
  };
}

const subjectOf = (text: string | undefined) => text?.toLowerCase();
/** Numbers and addresses that two rows have. */
function sharedOf(texts: readonly (string | undefined)[]): Set<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const text of texts) {
    const subject = subjectOf(text);
    if (subject) (seen.has(subject) ? shared : seen).add(subject);
  }
  return shared;
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
