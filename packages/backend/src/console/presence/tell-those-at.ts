import { and, eq, gte, ne } from 'drizzle-orm';
import type { ConsoleContext } from '../context.ts';
import { consolePresence } from './schema.ts';

/** Who gave no sign for this long has left. */
const silentMs = 120_000;
export const freshSince = ({ now }: Pick<ConsoleContext, 'now'>): Date => new Date(now().getTime() - silentMs);

/** Lets the others who have the same object open ask again who writes there. */
export async function tellThoseAt(
  context: ConsoleContext,
  { fid, object, personId }: { fid: string; object: string; personId: string },
): Promise<void> {
  const { live, registry } = context.running;
  if (!live) return;
  const others = await context.database
    .select({ personId: consolePresence.personId })
    .from(consolePresence)
    .where(
      and(
        eq(consolePresence.fid, fid),
        eq(consolePresence.object, object),
        ne(consolePresence.personId, personId),
        gte(consolePresence.seen, freshSince(context)),
      ),
    );
  const revision = registry?.revision() ?? 0;
  for (const other of others) await live.publish('console', { revision }, other);
}
