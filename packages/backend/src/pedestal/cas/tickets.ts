import { and, eq } from 'drizzle-orm';
import type { School, Session } from '../../kernel/identity/schema.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import type { PedestalContext } from '../context.ts';
import { casTicket } from './schema.ts';

export async function rememberTicket(
  { database, now }: PedestalContext,
  { ticket, session, path }: { ticket: string; session: Session; path: string },
): Promise<void> {
  await database.insert(casTicket).values({ ticketHash: fingerprint(ticket), fid: session.fid, sessionId: session.id, path, time: now() });
}

/**
 * Ends the session of a ticket. `path`: only if the ticket was issued for a service there. Returns whether there was
 * one.
 */
export async function endTicket(
  { database, sessions }: PedestalContext,
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
