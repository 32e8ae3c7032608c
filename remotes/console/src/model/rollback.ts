import type { ConsoleRight, OverviewLine, ReleasePlace, ReleaseRead } from '@portico/contracts/console';
import { mayChange } from './rights.ts';
import { shortBuild } from './words.ts';

/** Who takes part in what may be taken back on the phone. */
export interface Reach {
  fid: string;
  activate: ConsoleRight | undefined;
  school: ConsoleRight | undefined;
}

const order = ['share', 'everyone', 'school'] as const;

/** The places that this person may take back, the smallest risk first. Previews are for the computer. */
export function placesToTakeBack({ places }: Pick<ReleaseRead, 'places'>, { fid, activate, school }: Reach): ReleasePlace[] {
  const isOwn = (place: ReleasePlace) =>
    place.kind === 'school' ? place.school === fid && mayChange(school) : place.kind !== 'preview' && mayChange(activate);
  return order.flatMap((kind) => places.filter((place) => place.kind === kind && isOwn(place)));
}

export const placeName = ({ kind, share }: Pick<ReleasePlace, 'kind' | 'share'>): string =>
  kind === 'share' ? `灰度 ${share}%` : kind === 'school' ? '本校' : '所有人';

/** `从 e2196fd0 回到 a40b7c15，11-12 发布的版本`; undefined where there is nothing to go back to. */
export function wayBack({ buildId, backTo, kind }: ReleasePlace, { builds }: Pick<ReleaseRead, 'builds'>): string | undefined {
  if (backTo === undefined) return undefined;
  if (backTo === null) return `从 ${shortBuild(buildId)} 回到${kind === 'school' ? '与其他学校相同的版本' : '所有人的版本'}`;
  const published = builds.find((build) => build.buildId === backTo)?.publishTime;
  return `从 ${shortBuild(buildId)} 回到 ${shortBuild(backTo)}${published ? `，${published.slice(5, 10)} 发布的版本` : ''}`;
}

/** What `releases/rollback` gets for a place: its school or share, never both. */
export const placeInput = ({ kind, school, share }: ReleasePlace): { school?: string; share?: number } =>
  kind === 'school' && school ? { school } : kind === 'share' && share ? { share } : {};

/** The area that the first line about a release is about. */
export const areaInTrouble = (lines: readonly OverviewLine[]): string | undefined =>
  lines.flatMap(({ to }) => /^\/console\/releases\/([\w-]+)$/.exec(to)?.[1] ?? [])[0];
