import type { Listing } from './registry-client.ts';

/** What is active where, as lines that people like to read. */
export function statusTable({ revision, releases, activations }: Listing): string {
  const areas = [...new Set([...releases, ...activations].map(({ area }) => area))].sort();
  if (areas.length === 0) return 'Nothing is published yet.\n';
  const rows = areas.flatMap((area) => {
    const active = activations.filter((each) => each.area === area);
    const builds = releases.filter((each) => each.area === area);
    const newest = builds[0]?.buildId ?? '';
    const lines = active
      .sort((a, b) => (a.school ?? '').localeCompare(b.school ?? ''))
      .map(({ buildId, school, time, rollback }) => [
        area,
        school === null ? 'everyone' : `school ${school}`,
        buildId,
        `${clock(time)}${rollback ? ' (taken back)' : ''}`,
        buildId === newest ? 'newest' : `${builds.findIndex((each) => each.buildId === buildId)} behind`,
        String(builds.length),
      ]);
    return lines.length > 0 ? lines : [[area, '–', '–', '', 'not active', String(builds.length)]];
  });
  // An area is named once; what follows below it is about the same one.
  const named = rows.map((row, index) => (index > 0 && rows[index - 1]?.[0] === row[0] ? ['', ...row.slice(1, 5), ''] : row));
  return `${table([['AREA', 'FOR', 'BUILD', 'SINCE', 'STATE', 'BUILDS'], ...named])}\nrevision ${revision}\n`;
}

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

const clock = (time: string) => new Date(time).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 16);
