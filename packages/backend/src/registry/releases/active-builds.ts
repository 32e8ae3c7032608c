import type { PlannedArea, Release } from '@portico/area';
import { dayjs } from '@portico/contracts/time';
import type { Database } from '../../kernel/database/database.ts';
import { buildsOf, digestOf, type RegistryDocument } from './document.ts';
import { readRecords } from './documents.ts';
import { parseRecord } from './release-record.ts';

/** The active builds of one area, ready for plans. Builds that cannot be served are omitted. */
export interface ActiveArea {
  everyone?: PlannedArea;
  /** By fid. */
  schools: ReadonlyMap<string, PlannedArea>;
  share?: { planned: PlannedArea; percent: number };
  /** By name. */
  previews: ReadonlyMap<string, { planned: PlannedArea; until: number }>;
}

/** The active builds, in memory. */
export interface ActiveBuilds {
  revision: number;
  areas: ReadonlyMap<string, ActiveArea>;
}

export const nothingActive: ActiveBuilds = { revision: 0, areas: new Map() };

/**
 * Reads the builds that a document names. A build whose files or record differ from what was signed is omitted and
 * reported: the other areas continue.
 */
export async function activeBuilds(
  reader: Database,
  document: RegistryDocument,
  {
    hasFiles,
    report,
  }: { hasFiles: (area: string, buildId: string, record: string) => Promise<boolean>; report: (missing: string) => void },
): Promise<ActiveBuilds> {
  const named = Object.entries(document.areas).flatMap(([area, active]) => buildsOf(active).map((buildId) => ({ area, buildId })));
  const records = await readRecords(reader, named);
  const planned = new Map<string, PlannedArea>();
  for (const { area, buildId } of named) {
    const name = `${area}@${buildId}`;
    const record = records.get(name);
    if (record !== undefined && digestOf(record) === document.records[name] && (await hasFiles(area, buildId, record)))
      planned.set(name, plannedArea(parseRecord(record) as Release));
    else report(name);
  }
  const areas = Object.entries(document.areas).map(([area, { everyone, schools, share, previews }]): [string, ActiveArea] => {
    const build = (buildId: string | undefined) => planned.get(`${area}@${buildId}`);
    const [forEveryone, ofRollout] = [build(everyone), build(share?.buildId)];
    return [
      area,
      {
        ...(forEveryone && { everyone: forEveryone }),
        schools: new Map(Object.entries(schools).flatMap(([fid, buildId]) => pair(fid, build(buildId)))),
        ...(share && ofRollout && { share: { planned: ofRollout, percent: share.percent } }),
        previews: new Map(
          Object.entries(previews).flatMap(([name, { buildId, until }]) => {
            const found = build(buildId);
            return found ? [[name, { planned: found, until: dayjs(until).valueOf() }] as const] : [];
          }),
        ),
      },
    ];
  });
  return { revision: document.revision, areas: new Map(areas) };
}

const pair = <Value>(key: string, value: Value | undefined): [string, Value][] => (value === undefined ? [] : [[key, value]]);

/** A release as the plan shows it, without the files that only the registry reads. */
export function plannedArea(release: Release): PlannedArea {
  const { area, buildId, entry, server, serverMap = '', samples = '', global, entryPoints, manifest } = release;
  const { [serverMap]: _map, [samples]: _samples, ...files } = release.files;
  const { title, pages, blocks = {}, endpoints } = manifest;
  const base = `/areas/${area}/${buildId}/`;
  return {
    area,
    title,
    buildId,
    base,
    entry,
    ...(server !== undefined && { server }),
    global,
    files,
    entryPoints,
    pages,
    blocks,
    ...(endpoints && { endpoints }),
  };
}
