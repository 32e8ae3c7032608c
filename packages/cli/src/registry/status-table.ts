import type { BuildHealth, Health, Listing } from '@portico/area/operator';
import { dayjs, inShanghai } from '@portico/contracts/time';

/** The active builds, their audience, start and health, as lines for people. */
export function statusTable(listing: Listing, { builds: health, failing }: Pick<Health, 'builds' | 'failing'>): string {
  const { revision, releases, activations } = listing;
  const areas = [...new Set([...releases, ...activations].map(({ area }) => area))].sort();
  if (areas.length === 0) return 'Nothing is published yet.\n';
  const rows = areas.flatMap((area) => {
    const active = activations.filter((each) => each.area === area).sort((a, b) => order(a) - order(b) || a.revision - b.revision);
    const builds = releases.filter((each) => each.area === area);
    const fares = (buildId: string) => faresAs(health.find((each) => each.area === area && each.buildId === buildId));
    const lines = active.map(({ buildId, time, rollback, forced, ...place }) => [
      ...[area, placeName(place), buildId, `${clock(time)}${rollback ? ' (taken back)' : forced ? ' (forced)' : ''}`, ...fares(buildId)],
      age(builds.findIndex((each) => each.buildId === buildId)),
    ]);
    // Open tabs may run builds that are no longer active.
    const left = health.filter((each) => each.area === area && each.tabs > 0 && !active.some(({ buildId }) => buildId === each.buildId));
    lines.push(...left.map(({ buildId }) => [area, 'open tabs', buildId, 'not active any more', ...fares(buildId), '']));
    return lines.length > 0 ? lines : [[area, '–', '–', 'not active', '', '', `${builds.length} published`]];
  });
  // An area is named once; the lines below belong to the same one.
  const named = rows.map((row, index) => (index > 0 && rows[index - 1]?.[0] === row[0] ? ['', ...row.slice(1)] : row));
  const failures = failuresOf(listing, { failing }).map((line) => `${line}\n`);
  return `${table([['AREA', 'FOR', 'BUILD', 'SINCE', 'TABS', 'FAILED', 'VERSION'], ...named])}\n${failures.join('')}revision ${revision}\n`;
}

/** The builds that the portal rolled back, until something else is activated, and those that are active and fail. */
export function failuresOf({ halted }: Pick<Listing, 'halted'>, { failing }: Pick<Health, 'failing'>): string[] {
  return [
    ...halted.map(({ area, buildId, share, time, note }) => {
      const what = share === null ? `${area}@${buildId}` : `${area}: the rollout to ${share}%`;
      return `${what} was rolled back by the portal at ${clock(time)}: ${note}.`;
    }),
    ...failing.map(({ area, buildId, note }) => `${area}@${buildId} is active and fails: ${note}.`),
  ];
}

interface Place {
  school: string | null;
  share: number | null;
  preview: string | null;
}

function placeName({ school, share, preview }: Place): string {
  if (preview !== null) return `preview ${preview}`;
  if (school !== null) return `school ${school}`;
  return share === null ? 'everyone' : `${share}% of visitors`;
}

const order = ({ school, share, preview }: Place) => (preview !== null ? 3 : school !== null ? 2 : share !== null ? 1 : 0);

/** Open tabs, and failed tabs of the last days. */
const faresAs = (health: BuildHealth | undefined) => [
  String(health?.tabs ?? 0),
  health && health.failed > 0 ? `${health.failed} of ${health.seen}` : '0',
];

const age = (index: number) => (index < 0 ? 'not published' : index === 0 ? 'newest' : `${index} behind`);

/** Columns as wide as their longest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time in the schools' time zone. */
export const clock = (time: string) => inShanghai(dayjs(time).toDate()).format('YYYY-MM-DD HH:mm');
