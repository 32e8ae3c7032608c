import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { buildBefore } from '../../registry/releases/activations.ts';
import type { PlannedRelease } from './plan-release.ts';
import { consolePlan } from './schema.ts';

/** The builds of an area that waiting plans lead to; a rollback leads to the one that it would bring back now. */
export async function plannedBuilds(reader: Database, area: string): Promise<ReadonlySet<string>> {
  const rows = await reader
    .select({ input: consolePlan.input })
    .from(consolePlan)
    .where(
      and(
        eq(consolePlan.object, area),
        inArray(consolePlan.action, ['release.activate', 'release.rollback']),
        eq(consolePlan.state, 'waiting'),
      ),
    );
  const builds = await Promise.all(
    rows.map(({ input }) => {
      const { to, place } = input as PlannedRelease;
      return to === 'rollback' ? buildBefore(reader, area, place) : to.buildId;
    }),
  );
  return new Set(builds.filter((build) => typeof build === 'string'));
}
