import type { EventScope } from '@portico/contracts';
import { and, eq, or } from 'drizzle-orm';
import type { Member } from '../../kernel/api/visitor.ts';
import { endedBefore, occurrenceOn, scopeOf, without } from './change-series.ts';
import { type EventStore, ownEvents } from './events.ts';
import { changed, eventOf } from './save-event.ts';
import { personalEvent } from './schema.ts';

/** Deletes an event; returns how many were changed or deleted. All of a series takes what was changed by itself with it. */
export async function deleteEvent(
  { database, now }: EventStore,
  who: Member,
  wanted: { id: string; scope: EventScope; occurrence?: string | undefined },
): Promise<number> {
  return database.transaction(async (transaction) => {
    const store = { database: transaction };
    const row = await eventOf(store, who, { id: wanted.id });
    const scope = scopeOf(row, wanted);
    if (scope === 'all') {
      const gone = await transaction
        .delete(personalEvent)
        .where(and(ownEvents(who), or(eq(personalEvent.id, row.id), eq(personalEvent.seriesId, row.id))))
        .returning({ id: personalEvent.id });
      return gone.length;
    }
    const day = wanted.occurrence ?? '';
    occurrenceOn(row, day);
    await changed(store, row, scope === 'one' ? without(row, day) : endedBefore(row, day), now());
    return 1;
  });
}
