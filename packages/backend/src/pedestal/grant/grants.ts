import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { rehearse } from '../../kernel/database/rehearse.ts';
import { person } from '../../kernel/identity/schema.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { consoleGrant, type GrantRole } from './schema.ts';

interface Store {
  database: Database | Transaction;
  now: () => Date;
}
type GrantRow = typeof consoleGrant.$inferSelect;

/** Whom a grant is for: an account of a school. */
export interface Grantee {
  role: GrantRole;
  account: string;
  /** The school of the account, and of the grant unless the role is the operators'. */
  school: string;
  /** For every school, as an operator's always is. */
  everywhere?: boolean;
}

/** Roles whose holders act for every school. */
const everywhere: readonly GrantRole[] = ['operator'];
const fidOf = ({ role, school, everywhere: all = false }: Grantee) => (all || everywhere.includes(role) ? '' : school);

export interface Terms {
  departments: string[];
  mayReview: boolean;
  until: Date | undefined;
  reason: string;
  /** It counts once another administrator has agreed. */
  waiting?: boolean;
}
interface How {
  by: Actor;
  checkOnly?: boolean;
}
/** A change of a grant and its row of the audit log. */
export interface GrantDone {
  actId: number;
  grant: GrantRow;
}

/** Gives a role; the same one again changes its terms. */
export async function give(
  store: Store,
  { grantee, terms, by, checkOnly = false }: How & { grantee: Grantee; terms: Terms },
): Promise<GrantDone> {
  const { role } = grantee;
  const fid = fidOf(grantee);
  if (terms.until && terms.until <= store.now()) throw new Refusal(400, 'until: must be a day to come.');
  return rehearse(store.database, checkOnly, async (transaction) => {
    const { id: personId, name } = await personOf(transaction, grantee);
    await requireCompatible(transaction, { personId, role, fid });
    const [before] = await transaction.select().from(consoleGrant).where(isGrant({ personId, role, fid })).for('update');
    const waiting = (terms.waiting ?? false) && (before?.waiting ?? true);
    const row = { ...terms, until: terms.until ?? null, waiting, grantedBy: by.name, givenBy: by.personId ?? null, time: store.now() };
    const [grant] = await transaction
      .insert(consoleGrant)
      .values({ id: randomUUID(), personId, role, fid, ...row })
      .onConflictDoUpdate({ target: [consoleGrant.personId, consoleGrant.role, consoleGrant.fid], set: row })
      .returning();
    if (!grant) throw new Error('The grant was not written.');
    const said = {
      action: 'role.give',
      object: grantee.account,
      objectName: name,
      fid,
      before: before ?? null,
      after: grant,
      reason: terms.reason,
    };
    return { grant, actId: await writeOperation({ ...store, database: transaction }, { by, ...said }) };
  });
}

/** Takes a role back. The last operator and the last administrator of a school stay. */
export async function take(store: Store, { grantee, by, checkOnly = false }: How & { grantee: Grantee }): Promise<GrantDone> {
  const { role } = grantee;
  const fid = fidOf(grantee);
  return rehearse(store.database, checkOnly, async (transaction) => {
    const { id: personId, name } = await personOf(transaction, grantee);
    const [known] = await transaction.select().from(consoleGrant).where(isGrant({ personId, role, fid }));
    if (known) await requireOther(transaction, known, store.now());
    const [gone] = known ? await transaction.delete(consoleGrant).where(eq(consoleGrant.id, known.id)).returning() : [];
    if (!gone) throw new Refusal(404, `${grantee.account} does not have the role ${role}. portico roles lists who has which.`);
    const said = { action: 'role.take', object: grantee.account, objectName: name, fid, before: gone };
    return { grant: gone, actId: await writeOperation({ ...store, database: transaction }, { by, ...said }) };
  });
}

/** Agrees to a grant that waits. */
export async function agree(store: Store, { id, by, checkOnly = false }: How & { id: string }): Promise<GrantDone> {
  return rehearse(store.database, checkOnly, async (transaction) => {
    const [before] = await transaction
      .select({ grant: consoleGrant, account: person.account, name: person.name })
      .from(consoleGrant)
      .innerJoin(person, eq(person.id, consoleGrant.personId))
      .where(eq(consoleGrant.id, id))
      .for('update', { of: consoleGrant });
    if (!before?.grant.waiting) throw new Refusal(404, 'No such grant waits for agreement.');
    const [grant] = await transaction.update(consoleGrant).set({ waiting: false }).where(eq(consoleGrant.id, id)).returning();
    if (!grant) throw new Error('The grant was not written.');
    const said = {
      action: 'role.agree',
      object: before.account,
      objectName: before.name,
      fid: grant.fid,
      before: before.grant,
      after: grant,
    };
    return { grant, actId: await writeOperation({ ...store, database: transaction }, { by, ...said }) };
  });
}

/** Whether another grant of the same role in the same place counts now; a Refusal for the last one. */
export async function requireOther(transaction: Transaction, gone: GrantRow, now: Date): Promise<void> {
  if (gone.waiting || (gone.role !== 'operator' && gone.role !== 'admin')) return;
  // Locked together: two who take each other's at once leave one.
  const same = await transaction
    .select()
    .from(consoleGrant)
    .where(and(eq(consoleGrant.role, gone.role), eq(consoleGrant.fid, gone.fid), eq(consoleGrant.waiting, false)))
    .orderBy(consoleGrant.id)
    .for('update');
  const others = same.filter(({ id, until }) => id !== gone.id && (until === null || until > now));
  if (others.length > 0) return;
  throw new Refusal(400, gone.role === 'operator' ? 'This is the last operator.' : 'This is the last administrator of the school.');
}

const isGrant = ({ personId, role, fid }: Pick<GrantRow, 'personId' | 'role' | 'fid'>) =>
  and(eq(consoleGrant.personId, personId), eq(consoleGrant.role, role), eq(consoleGrant.fid, fid));

/** Who audits a school does nothing else there. */
export async function requireCompatible(
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
    .select({ id: person.id, name: person.name })
    .from(person)
    .where(and(eq(person.fid, school), eq(person.account, account.toLowerCase()), eq(person.disabled, false)));
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
