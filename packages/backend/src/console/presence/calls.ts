import { presenceContract } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { serveConsole } from '../act/serve-console.ts';
import type { ConsoleContext } from '../context.ts';
import { consolePresence } from './schema.ts';
import { freshSince, tellThoseAt } from './tell-those-at.ts';

export function presenceCalls(context: ConsoleContext): ServedCall[] {
  const { database, now } = context;
  return serveConsole(context, presenceContract, {
    rules: { presence: { capability: 'console.read' }, leave: { capability: 'console.read' } },
    handlers: {
      async presence({ object, writing: asked }, { fid, visitor: { person } }) {
        const writing = asked === '1';
        const seen = now();
        const here = and(eq(consolePresence.fid, fid), eq(consolePresence.object, object), gte(consolePresence.seen, freshSince(context)));
        const [before] = await database
          .select({ writing: consolePresence.writing })
          .from(consolePresence)
          .where(and(here, eq(consolePresence.personId, person.id)));
        await database
          .insert(consolePresence)
          .values({ fid, object, personId: person.id, name: person.name, writing, since: seen, seen })
          .onConflictDoUpdate({
            target: [consolePresence.fid, consolePresence.object, consolePresence.personId],
            set: { seen, writing, ...((before?.writing ?? false) !== writing && { since: seen }) },
          });
        const others = await database
          .select({ name: consolePresence.name, since: consolePresence.since })
          .from(consolePresence)
          .where(and(here, ne(consolePresence.personId, person.id), eq(consolePresence.writing, true)))
          .orderBy(asc(consolePresence.since));
        if ((before?.writing ?? false) !== writing) await tellThoseAt(context, { fid, object, personId: person.id });
        return others.map((other) => ({ name: other.name, since: writeTime(other.since) }));
      },
      async leave({ object }, { fid, visitor: { person } }) {
        const [left] = await database
          .delete(consolePresence)
          .where(and(eq(consolePresence.fid, fid), eq(consolePresence.object, object), eq(consolePresence.personId, person.id)))
          .returning({ writing: consolePresence.writing });
        if (left?.writing) await tellThoseAt(context, { fid, object, personId: person.id });
        return null;
      },
    },
  });
}
