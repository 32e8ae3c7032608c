import type { ServiceItem, TopicDetail, TopicItem } from '@portico/contracts';

/** Topics are few, so all of them are on one page. */
export const topicsListed = 100;

export interface Crowd {
  name: string;
  count: number;
}

/** The audiences of the topics with their counts, in order of first appearance. */
export function crowdsOf(topics: readonly TopicItem[]): Crowd[] {
  const counts = new Map<string, number>();
  for (const { crowd } of topics) if (crowd) counts.set(crowd, (counts.get(crowd) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** The topics of one audience; an unknown one does not filter. */
export function topicsFor(
  topics: readonly TopicItem[],
  crowd: string | undefined,
): { chosen: string | undefined; shown: readonly TopicItem[] } {
  const shown = topics.filter((topic) => topic.crowd === crowd);
  return crowd && shown.length > 0 ? { chosen: crowd, shown } : { chosen: undefined, shown: topics };
}

const departmentsOf = (apps: readonly ServiceItem[]) => [...new Set(apps.map(({ deptName }) => deptName).filter(Boolean))];

export interface TopicStep {
  /** The position in the order; absent if the school gives none. */
  no?: number;
  name: string;
  deptNames: string[];
  apps: readonly ServiceItem[];
}

/** The steps in order, and the departments involved. Two groups of one step keep their order. */
export function stepsOf({ groups }: Pick<TopicDetail, 'groups'>): TopicStep[] {
  const ordered = [...groups].sort((a, b) => (a.step ?? Number.MAX_SAFE_INTEGER) - (b.step ?? Number.MAX_SAFE_INTEGER));
  const numbered = groups.length > 1 && groups.every(({ step }) => step !== undefined);
  return ordered.map(({ name, apps }, at) => ({ ...(numbered && { no: at + 1 }), name, deptNames: departmentsOf(apps), apps }));
}

/** `12 项服务，7 个部门联办`; one department does not take part in anything. */
export function sumOf({ groups }: Pick<TopicDetail, 'groups'>): string {
  const apps = groups.flatMap((group) => group.apps);
  const departments = departmentsOf(apps).length;
  return [`${apps.length} 项服务`, departments > 1 && `${departments} 个部门联办`].filter(Boolean).join('，');
}
