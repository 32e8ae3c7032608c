import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@portico/area';
import type { ReleaseArea, ReleaseBuild, ReleasePlace, ReleaseRead } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { desc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../kernel/api/refusal.ts';
import type { Registry } from '../../registry/index.ts';
import { buildBefore } from '../../registry/releases/activations.ts';
import type { RegistryDocument } from '../../registry/releases/document.ts';
import { placeOf } from '../../registry/releases/place.ts';
import { previewToken } from '../../registry/releases/preview-link.ts';
import { parseRecord } from '../../registry/releases/release-record.ts';
import { registryRelease } from '../../registry/releases/schema.ts';
import { rightOf, type Standing } from '../act/standing.ts';
import type { ConsoleContext } from '../context.ts';
import { plannedBuilds } from '../plan/planned-builds.ts';
import { plansOfArea } from '../plan/read-plans.ts';
import { inChinese } from '../words/in-chinese.ts';
import { registryOf } from './running-registry.ts';

type Listed = Awaited<ReturnType<Registry['list']>>;
const kept = 5;
const sizes = new LRUCache<string, number>({ max: 2_000 });

/** Every area that has a build. */
export async function listAreas(context: ConsoleContext): Promise<{ revision: number; areas: ReleaseArea[] }> {
  const listing = await registryOf(context).list();
  const names = [...new Set(listing.releases.map(({ area }) => area))].sort();
  const titles = await titlesOf(context);
  return {
    revision: listing.revision,
    areas: names.map((area) => {
      const own = listing.activations.filter((each) => each.area === area && each.school === null && each.preview === null);
      const share = own.find((each) => each.share !== null);
      const everyone = own.find((each) => each.share === null);
      const halted = haltOf(listing, area);
      return {
        area,
        title: titles.get(area) ?? area,
        everyone: everyone?.buildId ?? null,
        ...(everyone && { since: writeTime(everyone.time) }),
        ...(share && { share: { buildId: share.buildId, percent: share.share ?? 0 } }),
        ...(halted && { halted }),
      };
    }),
  };
}

/** Who gets which build of an area. Of the schools only those that the person reaches. */
export async function readRelease(context: ConsoleContext, standing: Standing, area: string): Promise<ReleaseRead> {
  const registry = registryOf(context);
  const listing = await registry.list();
  const releases = await context.database
    .select()
    .from(registryRelease)
    .where(eq(registryRelease.area, area))
    .orderBy(desc(registryRelease.publishTime));
  if (releases.length === 0) throw notFound('这个版本区域');
  const sees = (school: string | null) => school === null || rightOf(standing.grants, 'releases.activate', school) !== undefined;
  const steps = (await registry.history(area)).filter(({ school }) => sees(school));
  const active = listing.activations.filter((each) => each.area === area && sees(each.school));
  const health = (await context.running.health?.()) ?? [];
  const text = (await registry.document())?.document;
  const previews = text ? (JSON.parse(text) as RegistryDocument).areas[area]?.previews : undefined;
  const places = await Promise.all(
    active.map(async (each): Promise<ReleasePlace> => {
      const measured = health.find((build) => build.area === area && build.buildId === each.buildId);
      const until = each.preview === null ? undefined : previews?.[each.preview]?.until;
      const backTo = await buildBefore(context.database, area, placeOf(each));
      return {
        kind: each.preview !== null ? 'preview' : each.school !== null ? 'school' : each.share !== null ? 'share' : 'everyone',
        ...(each.school !== null && { school: each.school }),
        ...(each.share !== null && { share: each.share }),
        ...(each.preview !== null && { preview: each.preview }),
        ...(each.preview !== null &&
          until && { previewLink: `/?preview=${previewToken(registry.key, { name: each.preview, until: new Date(until) })}` }),
        buildId: each.buildId,
        since: writeTime(each.time),
        ...(until && { until: writeTime(new Date(until)) }),
        by: steps.find(({ toRevision, action }) => toRevision === each.revision && action !== 'publish' && action !== 'collect')?.who ?? '',
        revision: each.revision,
        tabs: measured?.tabs ?? 0,
        seen: measured?.seen ?? 0,
        failed: measured?.failed ?? 0,
        vitals: (measured?.vitals ?? {}) as ReleasePlace['vitals'],
        ...(backTo !== undefined && { backTo }),
      };
    }),
  );
  const halted = haltOf(listing, area);
  const plans = await plansOfArea(context, area, sees);
  const records = releases.map((row) => ({ ...row, release: parseRecord(row.record) as Release }));
  return {
    revision: listing.revision,
    area,
    title: records[0]?.release.manifest.title ?? area,
    places,
    ...(halted && { halted }),
    plans,
    builds: await buildsOf(context, { records, active, planned: await plannedBuilds(context.database, area) }),
    steps: steps.map(({ time, who, action, buildId, school, share, preview, note, toRevision }) => ({
      time: writeTime(time),
      who,
      action,
      buildId,
      school,
      share,
      preview,
      reason: note,
      revision: toRevision,
    })),
  };
}

type Recorded = typeof registryRelease.$inferSelect & { release: Release };

async function buildsOf(
  { environment }: ConsoleContext,
  { records, active, planned }: { records: readonly Recorded[]; active: Listed['activations']; planned: ReadonlySet<string> },
): Promise<ReleaseBuild[]> {
  const measured = await Promise.all(records.map(({ release }) => sizeOf(join(environment.dataDirectory, 'areas'), release)));
  return records.map(({ buildId, publishTime, keyId, publishedBy, release }, index) => {
    const [size = 0, before] = [measured[index], measured[index + 1]];
    const places = active.filter((each) => each.buildId === buildId);
    const named = places.map(({ school, share, preview }) =>
      preview !== null ? `预览 ${preview}` : school !== null ? `学校 ${school}` : share !== null ? `灰度 ${share}%` : '所有人',
    );
    return {
      buildId,
      publishTime: writeTime(publishTime),
      keyId,
      by: publishedBy,
      size,
      change: before === undefined ? null : size - before,
      contract: release.manifest.contract,
      development: release.development ?? false,
      kept: [...named, ...(planned.has(buildId) ? ['定时'] : []), ...(index < kept ? ['最近五个'] : [])],
    };
  });
}

/** kB of all files of a build on this node; 0 where it has none of them. */
async function sizeOf(folder: string, { area, buildId, files }: Release): Promise<number> {
  const known = sizes.get(`${area}@${buildId}`);
  if (known !== undefined) return known;
  const bytes = await Promise.all(
    Object.keys(files).map((path) =>
      stat(join(folder, area, buildId, path)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const size = Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1024);
  if (size > 0) sizes.set(`${area}@${buildId}`, size);
  return size;
}

function haltOf({ halted }: Listed, area: string) {
  const found = halted.find((each) => each.area === area);
  return found && { buildId: found.buildId, share: found.share, reason: inChinese(found.note), time: writeTime(found.time) };
}

/** The title of each area, by its newest build. */
async function titlesOf({ database }: ConsoleContext): Promise<Map<string, string>> {
  const rows = await database
    .selectDistinctOn([registryRelease.area], { area: registryRelease.area, record: registryRelease.record })
    .from(registryRelease)
    .orderBy(registryRelease.area, desc(registryRelease.publishTime));
  return new Map(rows.map(({ area, record }) => [area, (parseRecord(record) as Release).manifest.title]));
}
