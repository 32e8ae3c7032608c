import { presenceContract } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { serveConsole } from '../act/serve-console.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { consolePresence } from './schema.ts';

/** Who gave no sign for this long has left. */
const silentMs = 120_000;

export function presenceCalls(context: ConsoleContext): ServedCall[] {
  const { database, now } = context;
  return serveConsole(context, presenceContract, {
    rules: { presence: { capability: 'console.read' } },
    handlers: {
      async presence({ object }, { fid, visitor: { person } }) {
        const seen = now();
        const since = new Date(seen.getTime() - silentMs);
        await database.delete(consolePresence).where(lt(consolePresence.seen, since));
        const [came] = await database
          .insert(consolePresence)
          .values({ fid, object, personId: person.id, name: person.name, since: seen, seen })
          .onConflictDoNothing()
          .returning({ since: consolePresence.since });
        const here = and(eq(consolePresence.fid, fid), eq(consolePresence.object, object));
        if (!came)
          await database
            .update(consolePresence)
            .set({ seen })
            .where(and(here, eq(consolePresence.personId, person.id)));
        const others = await database
          .select({ name: consolePresence.name, since: consolePresence.since })
          .from(consolePresence)
          .where(and(here, ne(consolePresence.personId, person.id), gte(consolePresence.seen, since)))
          .orderBy(asc(consolePresence.since));
        if (came && others.length > 0) await tellConsole(context, fid);
        return others.map((other) => ({ name: other.name, since: writeTime(other.since) }));
      },
    },
  });
}
