import { createHash } from 'node:crypto';
import type { Plan, PlannedArea } from '@portico/area';
import type { ActiveArea, ActiveBuilds } from './active-builds.ts';

/** The inputs of a plan. */
export interface PlanVisitor {
  fid: string;
  /** The browser's own random id; without one it gets no rollout. */
  browser?: string | undefined;
  /** The name of a preview that this browser may see. */
  preview?: string | undefined;
}

/** Plans by visitor, each created once for all visitors with the same builds. */
export function planMaker(active: ActiveBuilds, now: () => Date): (visitor: PlanVisitor) => Plan {
  const made = new Map<string, Plan>();
  const shared = [...active.areas].flatMap(([area, { share }]) => (share ? [{ area, share }] : []));
  return ({ fid, browser, preview }) => {
    const name = preview !== undefined && previewStands(active, preview, now()) ? preview : undefined;
    const within = browser === undefined ? [] : shared.filter(({ share }) => isWithin(browser, share)).map(({ area }) => area);
    const key = JSON.stringify([fid, name, within]);
    const known = made.get(key);
    if (known) return known;
    const areas = resolve(active, { fid, preview: name, within: new Set(within) });
    const plan = { revision: active.revision, areas, ...(name !== undefined && { preview: name }) };
    made.set(key, plan);
    return plan;
  };
}

/** Whether any area has this preview, and its expiry. */
export function previewStands({ areas }: ActiveBuilds, name: string, now: Date): boolean {
  return [...areas.values()].some(({ previews }) => (previews.get(name)?.until ?? 0) > now.getTime());
}

/** Preview before school before rollout before everyone; areas in alphabetical order. */
function resolve(
  { areas }: ActiveBuilds,
  { fid, preview, within }: { fid: string; preview: string | undefined; within: ReadonlySet<string> },
): PlannedArea[] {
  const chosen = [...areas].map(
    ([area, active]) =>
      (preview === undefined ? undefined : active.previews.get(preview)?.planned) ??
      active.schools.get(fid) ??
      (within.has(area) ? active.share?.planned : undefined) ??
      active.everyone,
  );
  return chosen.filter((planned) => planned !== undefined).sort((a, b) => (a.area < b.area ? -1 : 1));
}

/**
 * A browser has a fixed value between 0 and 100 for each build of an area: a growing rollout keeps its visitors, and
 * another build selects others.
 */
function isWithin(browser: string, { planned, percent }: NonNullable<ActiveArea['share']>): boolean {
  const point = createHash('sha256').update(`${browser} ${planned.area}@${planned.buildId}`).digest().readUInt32BE() / 2 ** 32;
  return point * 100 < percent;
}

/** Every combination that a visitor can get: every school and preview, with none, each and all of the rollouts. */
export function audiencesOf(active: ActiveBuilds): PlannedArea[][] {
  const each = [...active.areas.values()];
  const fids = ['', ...new Set(each.flatMap(({ schools }) => [...schools.keys()]))];
  const names = [undefined, ...new Set(each.flatMap(({ previews }) => [...previews.keys()]))];
  const shared = [...active.areas].filter(([, { share }]) => share).map(([area]) => area);
  const chances = [[], ...shared.map((area) => [area]), ...(shared.length > 1 ? [shared] : [])].map((areas) => new Set(areas));
  return fids.flatMap((fid) => names.flatMap((preview) => chances.map((within) => resolve(active, { fid, preview, within }))));
}
