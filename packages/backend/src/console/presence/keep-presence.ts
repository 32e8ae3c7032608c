import { inArray, lt } from 'drizzle-orm';
import { regularly } from '../../kernel/clock/regularly.ts';
import { jobFailed } from '../../kernel/database/job-failed.ts';
import type { ConsoleContext } from '../context.ts';
import { consolePresence } from './schema.ts';
import { freshSince, tellThoseAt } from './tell-those-at.ts';

const everyMs = 30_000;

/** Gives the sign for everybody of whom a tab listens at this node, and forgets who left without a word, as a tab that crashed. */
export async function keepPresence(context: ConsoleContext): Promise<void> {
  const { database, now, running } = context;
  const rows = await database.selectDistinct({ personId: consolePresence.personId }).from(consolePresence);
  const listening = rows.map(({ personId }) => personId).filter((personId) => running.isListening?.(personId));
  if (listening.length > 0) await database.update(consolePresence).set({ seen: now() }).where(inArray(consolePresence.personId, listening));
  const left = await database
    .delete(consolePresence)
    .where(lt(consolePresence.seen, freshSince(context)))
    .returning();
  for (const row of left) if (row.writing) await tellThoseAt(context, row);
}

/** Does it regularly; the returned function stops it. */
export function keepPresenceRegularly(context: ConsoleContext): () => Promise<void> {
  return regularly(everyMs, () => keepPresence(context), jobFailed(context.log, 'who has the console open could not be kept'));
}
