import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Member } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { favourite, serviceUse } from './schema.ts';

type Who = Pick<Member, 'school' | 'person'>;

/**
 * Writes the order and the groups of a person's favourites. What is no favourite of theirs is left out; a favourite that
 * is not named, because another tab has just added it, comes after the others.
 */
export async function arrange(
  { database }: Pick<HomepageContext, 'database'>,
  { person, school }: Who,
  groups: readonly { name: string; appIds: readonly string[] }[],
): Promise<{ arranged: number }> {
  const mine = and(eq(favourite.personId, person.id), eq(favourite.fid, school.fid));
  const places = new Map<string, string>();
  for (const { name, appIds } of groups) for (const id of appIds) if (!places.has(id)) places.set(id, name);
  return database.transaction(async (transaction) => {
    const rows = await transaction.select({ id: favourite.serviceId }).from(favourite).where(mine).for('update');
    const own = new Set(rows.map(({ id }) => id));
    const named = [...places].filter(([id]) => own.has(id));
    for (const [sort, [id, groupName]] of named.entries()) {
      await transaction
        .update(favourite)
        .set({ sort, groupName })
        .where(and(mine, eq(favourite.serviceId, id)));
    }
    const others = rows.filter(({ id }) => !places.has(id)).map(({ id }) => id);
    if (others.length > 0) {
      await transaction
        .update(favourite)
        .set({ sort: named.length })
        .where(and(mine, inArray(favourite.serviceId, others)));
    }
    return { arranged: named.length };
  });
}

/** Takes services out of the list of what a person opened, or puts them back. The count of openings stays. */
export async function clearUsed(
  { database, now }: Pick<HomepageContext, 'database' | 'now'>,
  { person, school }: Who,
  { appIds, restore }: { appIds?: readonly string[] | undefined; restore: boolean },
): Promise<{ appIds: string[] }> {
  const changed = await database
    .update(serviceUse)
    .set({ clearedTime: restore ? null : now() })
    .where(
      and(
        eq(serviceUse.personId, person.id),
        eq(serviceUse.fid, school.fid),
        restore ? isNotNull(serviceUse.clearedTime) : isNull(serviceUse.clearedTime),
        appIds && inArray(serviceUse.serviceId, [...appIds]),
      ),
    )
    .returning({ id: serviceUse.serviceId });
  return { appIds: changed.map(({ id }) => id) };
}
