import type { BusinessSystem, ServiceItem } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import type { Catalogue, ServiceRow } from './catalogue.ts';
import { favourite } from './schema.ts';

/** Ids of a visitor's favourites; a guest has none. */
export async function collectedIds({ database }: Pick<HomepageContext, 'database'>, { person, school }: Visitor): Promise<Set<string>> {
  if (!person) return new Set();
  const rows = await database
    .select({ id: favourite.serviceId })
    .from(favourite)
    .where(and(eq(favourite.personId, person.id), eq(favourite.fid, school.fid)));
  return new Set(rows.map((row) => row.id));
}

/** Whether it opens in the portal's frame; addresses without https never do, as with menu entries. */
export const isFramed = (row: ServiceRow): boolean => row.isFrame === 1 && row.pcUrl.startsWith('https:');

/** A service as visitors see it. */
export function serviceItem(row: ServiceRow, catalogue: Catalogue, collected: ReadonlySet<string>): ServiceItem {
  const score = catalogue.scores.get(row.id);
  return {
    appId: row.id,
    name: row.name,
    icon: row.icon,
    ...(row.summary && { summary: row.summary }),
    ...(row.badge && { badge: row.badge }),
    pcUrl: row.pcUrl,
    mobileUrl: row.mobileUrl,
    deptId: row.deptId,
    deptName: catalogue.departments.find((each) => each.id === row.deptId)?.name ?? '',
    typeIds: row.typeIds,
    labels: row.labelIds.flatMap((labelId) => {
      const label = catalogue.labels.get(labelId);
      return label ? [{ id: label.id, name: label.name, ...(label.color && { color: label.color }) }] : [];
    }),
    isLogin: row.isLogin,
    isFrame: row.isFrame,
    ...(isFramed(row) && { pageNavigationId: row.id }),
    terminal: row.terminal,
    handleType: row.handleType,
    status: row.status,
    ...(row.statusText && { statusText: row.statusText }),
    ...(row.status === 'maintain' && row.resumeTime && { resumeTime: writeTime(row.resumeTime) }),
    isCollect: collected.has(row.id),
    hits: row.hits,
    ...(score !== undefined && { score }),
    hasGuide: row.guide !== null,
    pinyin: row.pinyin,
  };
}

export function businessSystem(row: ServiceRow, catalogue: Catalogue, collected: ReadonlySet<string>): BusinessSystem {
  const category = catalogue.types.find(({ id }) => id === row.typeIds[0])?.name;
  return {
    ...serviceItem(row, catalogue, collected),
    networkScope: row.networkScope,
    ssoType: row.ssoType,
    ...(category && { category }),
  };
}

/** A system as people without access see it: its name, but not its address. */
export function systemToApplyFor(row: ServiceRow, catalogue: Catalogue): BusinessSystem {
  const none = new Set<string>();
  const {
    statusText: _statusText,
    resumeTime: _resumeTime,
    badge: _badge,
    pageNavigationId: _id,
    ...item
  } = businessSystem(row, catalogue, none);
  return { ...item, pcUrl: '', mobileUrl: '', hits: 0, status: 'on', applyUrl: row.applyUrl ?? '' };
}

/** Several rows with one query for the visitor's favourites. */
export async function serviceItems(
  services: Pick<HomepageContext, 'database'>,
  visitor: Visitor,
  from: { rows: ServiceRow[]; catalogue: Catalogue },
): Promise<ServiceItem[]> {
  const collected = await collectedIds(services, visitor);
  return from.rows.map((row) => serviceItem(row, from.catalogue, collected));
}
