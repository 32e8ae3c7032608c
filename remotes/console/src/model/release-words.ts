import type { ReleaseArea, ReleasePlace, ReleaseRead, ReleaseStep } from '@portico/contracts/console';
import { shortBuild } from './words.ts';

interface NamedSchool {
  fid: string;
  unitName: string;
}

/** 所有人, 灰度 20%, a school's name, 预览 winter. */
export function placeName(
  { kind, school, share, preview }: Pick<ReleasePlace, 'kind' | 'school' | 'share' | 'preview'>,
  schools: readonly NamedSchool[],
): string {
  if (kind === 'preview') return `预览 ${preview}`;
  if (kind === 'school') return schools.find(({ fid }) => fid === school)?.unitName ?? String(school);
  return kind === 'share' ? `灰度 ${share}%` : '所有人';
}

/** Where 撤回 leads: `回到 3f09ab71`; undefined: it cannot be taken back. */
export function backInWords({ backTo, kind }: Pick<ReleasePlace, 'backTo' | 'kind'>): string | undefined {
  if (backTo === undefined) return undefined;
  if (backTo !== null) return `回到 ${shortBuild(backTo)}`;
  return kind === 'everyone' ? '停用这个区域' : '回到所有人的版本';
}

/** What a place is called in a call. */
export const placeInput = ({ school, share, preview }: Pick<ReleasePlace, 'school' | 'share' | 'preview'>) => ({
  ...(school !== undefined && { school }),
  ...(share !== undefined && { share }),
  ...(preview !== undefined && { preview }),
});

/** The two builds whose health is compared: what is newer, and what it would replace. */
export function comparedBuilds({ places, halted }: Pick<ReleaseRead, 'places' | 'halted'>): { build: string; before: string } | undefined {
  const everyone = places.find(({ kind }) => kind === 'everyone');
  const newer = places.find(({ kind }) => kind === 'share')?.buildId ?? halted?.buildId ?? undefined;
  if (!everyone) return undefined;
  if (newer && newer !== everyone.buildId) return { build: newer, before: everyone.buildId };
  return everyone.backTo ? { build: everyone.buildId, before: everyone.backTo } : undefined;
}

const actions = { publish: '交付', activate: '启用', rollback: '撤回', halt: '自动撤回', collect: '清理' } as const;

/** `周景行 启用 3f09ab71，灰度 20%` */
export function stepInWords({ who, action, buildId, school, share, preview }: ReleaseStep, schools: readonly NamedSchool[]): string {
  const name = preview
    ? `预览 ${preview}`
    : school
      ? (schools.find(({ fid }) => fid === school)?.unitName ?? school)
      : share
        ? `灰度 ${share}%`
        : '';
  const target = buildId ? shortBuild(buildId) : '';
  const place = name || (action === 'activate' || action === 'rollback' ? '所有人' : '');
  return [action === 'halt' ? '门户' : who.split(' ')[0], actions[action], target && place ? `${target}，${place}` : target || place]
    .filter(Boolean)
    .join(' ');
}

/** What stands beside an area in the list. */
export function areaFlag({ halted, share }: ReleaseArea): { name: string; tone: 'danger' | 'info' } | undefined {
  if (halted) return { name: '已停止', tone: 'danger' };
  return share && { name: `${share.percent}%`, tone: 'info' };
}

/** Steps by day, the newest day first. */
export const stepsByDay = (steps: readonly ReleaseStep[]): [day: string, steps: ReleaseStep[]][] => [
  ...Map.groupBy(
    [...steps].sort((one, other) => other.time.localeCompare(one.time)),
    ({ time }) => time.slice(0, 10),
  ),
];
