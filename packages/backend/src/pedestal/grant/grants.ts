import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { person } from '../../kernel/identity/schema.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Operator } from '../../kernel/operator/operator.ts';
import { consoleGrant, type GrantRole } from './schema.ts';

interface Store {
  database: Database;
  now: () => Date;
}

/** Whom a grant is for: an account of a school. */
export interface Grantee {
  role: GrantRole;
  account: string;
  /** The school of the account, and of the grant unless the role is the operators'. */
  school: string;
}

/** Roles whose holders act for every school. */
const everywhere: readonly GrantRole[] = ['operator'];
const fidOf = ({ role, school }: Grantee) => (everywhere.includes(role) ? '' : school);

export interface Terms {
  departments: string[];
  mayReview: boolean;
  until: Date | undefined;
  reason: string;
}

/** Gives a role; the same one again changes its terms. */
export async function give(store: Store, { grantee, terms, by }: { grantee: Grantee; terms: Terms; by: Operator }): Promise<void> {
  const { role } = grantee;
  const fid = fidOf(grantee);
  if (terms.until && terms.until <= store.now()) throw new Refusal(400, 'until: must be a day to come.');
  await store.database.transaction(async (transaction) => {
    const { id: personId } = await personOf(transaction, grantee);
    await requireCompatible(transaction, { personId, role, fid });
    const row = { ...terms, until: terms.until ?? null, grantedBy: by.name, time: store.now() };
    await transaction
      .insert(consoleGrant)
      .values({ id: randomUUID(), personId, role, fid, ...row })
      .onConflictDoUpdate({ target: [consoleGrant.personId, consoleGrant.role, consoleGrant.fid], set: row });
    const after = { role, ...terms, until: terms.until?.toISOString() ?? null };
    await writeOperation({ ...store, database: transaction }, { by, action: 'role.give', object: grantee.account, fid, after });
  });
}

/** Takes a role back. */
export async function take(store: Store, { grantee, by }: { grantee: Grantee; by: Operator }): Promise<void> {
  const { role } = grantee;
  const fid = fidOf(grantee);
  await store.database.transaction(async (transaction) => {
    const { id: personId } = await personOf(transaction, grantee);
    const [gone] = await transaction
      .delete(consoleGrant)
      .where(and(eq(consoleGrant.personId, personId), eq(consoleGrant.role, role), eq(consoleGrant.fid, fid)))
      .returning();
    if (!gone) throw new Refusal(404, `${grantee.account} does not have the role ${role}. portico roles lists who has which.`);
    const before = { role, departments: gone.departments, until: gone.until?.toISOString() ?? null };
    await writeOperation({ ...store, database: transaction }, { by, action: 'role.take', object: grantee.account, fid, before });
  });
}

/** Who audits a school does nothing else there. */
async function requireCompatible(
  transaction: Transaction,
  { personId, role, fid }: { personId: string; role: GrantRole; fid: string },
): Promise<void> {
  const others = await transaction
    .select()
    .from(consoleGrant)
    .where(and(eq(consoleGrant.personId, personId), ne(consoleGrant.role, role)));
  const here = others.filter((each) => each.fid === fid || each.fid === '' || fid === '');
  const clash = here.find((each) => (each.role === 'auditor') !== (role === 'auditor'));
  if (clash) throw new Refusal(400, `This person has the role ${clash.role} there, and an auditor has no other one. Take it back first.`);
}

async function personOf(transaction: Transaction, { account, school }: Grantee) {
  const [found] = await transaction
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.fid, school), eq(person.account, account.toLowerCase())));
  if (!found) throw new Refusal(404, `The school ${school} has no account ${account}. portico import brings people.`);
  return found;
}

/** Every grant that has not ended, with its person. */
export const listGrants = ({ database, now }: Store) =>
  database
    .select({ grant: consoleGrant, account: person.account, name: person.name, school: person.fid })
    .from(consoleGrant)
    .innerJoin(person, eq(person.id, consoleGrant.personId))
    .where(or(isNull(consoleGrant.until), gt(consoleGrant.until, now())))
    .orderBy(consoleGrant.fid, consoleGrant.role, person.account);
