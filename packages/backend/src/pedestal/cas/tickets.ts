import { and, eq } from 'drizzle-orm';
import type { Workshop } from '../../services.ts';
import { fingerprint } from '../flow/fingerprint.ts';
import type { School } from '../school/schema.ts';
import type { Session } from '../sign-in/schema.ts';
import { casTicket } from './schema.ts';

export async function rememberTicket(
  { database, now }: Workshop,
  { ticket, session, path }: { ticket: string; session: Session; path: string },
): Promise<void> {
  await database.insert(casTicket).values({ ticketHash: fingerprint(ticket), fid: session.fid, sessionId: session.id, path, time: now() });
}

/** Ends the session that a ticket opened. `path`: only if it was issued for a service there. Says whether there was one. */
export async function endTicket(
  { database, sessions }: Workshop,
  school: School,
  told: { ticket: string; path?: string },
): Promise<boolean> {
  const [gone] = await database
    .delete(casTicket)
    .where(
      and(
        eq(casTicket.ticketHash, fingerprint(told.ticket)),
        eq(casTicket.fid, school.fid),
        told.path === undefined ? undefined : eq(casTicket.path, told.path),
      ),
    )
    .returning();
  if (gone) await sessions.revoke(gone.sessionId);
  return gone !== undefined;
}
