import type { BusinessSystem } from '@portico/contracts';

/** The largest page that the server gives. */
export const systemsAtOnce = 100;
export const recentlyShown = 4;

/** The state of a system for this person. */
export type Access = 'open' | 'campus' | 'maintain' | 'apply';
export const accessNames: Record<Access, string> = { open: '可用', campus: '需校园网（VPN）', maintain: '维护中', apply: '无权限' };

/** Closed for everyone is checked before closed for this person: nobody requests a system that is not running. */
export function accessOf({ status, applyUrl, networkScope }: BusinessSystem): Access {
  if (status !== 'on') return 'maintain';
  if (applyUrl) return 'apply';
  return networkScope === 'campus' ? 'campus' : 'open';
}

export interface SystemGroup {
  name: string;
  systems: readonly BusinessSystem[];
}
const rest = '其他系统';

/** Systems by heading, in order of first appearance; those without one come last. */
export function groupsOf(systems: readonly BusinessSystem[]): SystemGroup[] {
  const groups = new Map<string, BusinessSystem[]>();
  for (const system of systems) {
    const name = system.category || rest;
    groups.set(name, [...(groups.get(name) ?? []), system]);
  }
  const last = groups.get(rest);
  groups.delete(rest);
  return [...groups, ...(last ? ([[rest, last]] as const) : [])].map(([name, each]) => ({ name, systems: each }));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Systems with this in name, summary, department or the first letters of the name. */
export function systemsNamed(systems: readonly BusinessSystem[], keyword: string): readonly BusinessSystem[] {
  const wanted = folded(keyword);
  if (!wanted) return systems;
  return systems.filter(
    ({ name, summary = '', deptName, pinyin = '' }) => folded(`${name} ${summary} ${deptName}`).includes(wanted) || pinyin.includes(wanted),
  );
}
