import type { BindKind } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { type Person, person } from '../../kernel/identity/schema.ts';
import { binding } from './schema.ts';

export interface Identity {
  kind: BindKind;
  subject: string;
}

/** The account of an identity in this school; undefined if none may sign in. */
export async function personOfIdentity(database: Database, { fid }: School, { kind, subject }: Identity): Promise<Person | undefined> {
  const mine = and(eq(binding.fid, fid), eq(binding.kind, kind), eq(binding.subject, subject), eq(person.disabled, false));
  const [row] = await database.select({ person }).from(binding).innerJoin(person, eq(person.id, binding.personId)).where(mine);
  return row?.person;
}

/** Returns false if the identity belongs to somebody else, or the account has another one of this kind. */
export async function bindIdentity(database: Database, who: Person, { kind, subject }: Identity, bindTime: Date): Promise<boolean> {
  const added = await database
    .insert(binding)
    .values({ fid: who.fid, kind, subject, personId: who.id, bindTime })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

export async function unbindIdentity(database: Database, personId: string, kind: BindKind): Promise<boolean> {
  const gone = await database
    .delete(binding)
    .where(and(eq(binding.personId, personId), eq(binding.kind, kind)))
    .returning();
  return gone.length > 0;
}

export interface OwnBinding extends Identity {
  bindTime: Date;
}
/** A person's identities, unmasked. */
export function bindingsOf(database: Database, personId: string): Promise<OwnBinding[]> {
  const { kind, subject, bindTime } = binding;
  return database.select({ kind, subject, bindTime }).from(binding).where(eq(binding.personId, personId)).orderBy(kind);
}

export async function bindsOf(database: Database, personId: string): Promise<BindKind[]> {
  const rows = await database.select({ kind: binding.kind }).from(binding).where(eq(binding.personId, personId)).orderBy(binding.kind);
  return rows.map((row) => row.kind);
}
