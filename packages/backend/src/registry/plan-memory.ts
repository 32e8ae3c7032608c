import type { Plan, PlannedArea, Release } from '@portico/area';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { currentActivations, newestRevision } from './activations.ts';
import { type ActivationRow, registryRelease } from './schema.ts';

/** What is active where, in memory. */
export interface ActiveBuilds {
  revision: number;
  /** By area. */
  everyone: ReadonlyMap<string, PlannedArea>;
  /** By school, then by area. */
  schools: ReadonlyMap<string, ReadonlyMap<string, PlannedArea>>;
}

export const nothingActive: ActiveBuilds = { revision: 0, everyone: new Map(), schools: new Map() };

/** Reads what is active. A build whose files are gone is left out and reported: the other areas go on. */
export async function readActiveBuilds(
  reader: Database,
  hasFiles: (area: string, buildId: string) => boolean,
  report: (missing: string) => void,
): Promise<ActiveBuilds> {
  const rows = (await currentActivations(reader)).filter((row) => row.buildId !== null);
  const releases = await readReleases(reader, rows);
  const everyone = new Map<string, PlannedArea>();
  const schools = new Map<string, Map<string, PlannedArea>>();
  for (const { area, buildId, school } of rows) {
    const planned = releases.get(`${area}@${buildId}`);
    if (!planned || !hasFiles(planned.area, planned.buildId)) {
      report(`${area}@${buildId}`);
      continue;
    }
    if (school === null) everyone.set(area, planned);
    else schools.set(school, (schools.get(school) ?? new Map<string, PlannedArea>()).set(area, planned));
  }
  return { revision: await newestRevision(reader), everyone, schools };
}

/** One school's plan: its own builds before everyone's, areas in alphabetical order. */
export function resolvePlan({ revision, everyone, schools }: ActiveBuilds, fid: string): Plan {
  const areas = new Map([...everyone, ...(schools.get(fid) ?? [])]);
  return { revision, areas: [...areas.values()].sort((a, b) => (a.area < b.area ? -1 : 1)) };
}

/** A release as the plan shows it. */
export function plannedArea({ area, buildId, entry, global, doors, files, manifest }: Release): PlannedArea {
  const base = `/areas/${area}/${buildId}/`;
  return { area, title: manifest.title, buildId, base, entry, global, files, doors, pages: manifest.pages, blocks: manifest.blocks ?? {} };
}

async function readReleases(reader: Database, rows: readonly ActivationRow[]): Promise<Map<string, PlannedArea>> {
  const wanted = rows.map((row) => and(eq(registryRelease.area, row.area), eq(registryRelease.buildId, row.buildId ?? '')));
  if (wanted.length === 0) return new Map();
  const found = await reader
    .select()
    .from(registryRelease)
    .where(or(...wanted));
  return new Map(found.map((row) => [`${row.area}@${row.buildId}`, plannedArea(JSON.parse(row.record) as Release)]));
}
