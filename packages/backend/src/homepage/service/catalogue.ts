import type { UserType } from '@portico/contracts';
import { avg, eq } from 'drizzle-orm';
import { notFound, notInAudience } from '../../kernel/api/refusal.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { safeLink } from '../../kernel/content/safe-target.ts';
import { isVisible } from '../../kernel/database/columns.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { HomepageContext } from '../context.ts';
import { department, evaluation, recommendation, service, serviceLabel, serviceType } from './schema.ts';

export type ServiceRow = typeof service.$inferSelect;

/** A school's complete catalogue, in memory: every visitor reads it and it seldom changes. */
export interface Catalogue {
  services: ServiceRow[];
  departments: (typeof department.$inferSelect)[];
  types: (typeof serviceType.$inferSelect)[];
  labels: Map<string, typeof serviceLabel.$inferSelect>;
  recommendations: (typeof recommendation.$inferSelect)[];
  /** The ratings of a service, one to five. */
  scores: Map<string, number>;
}
type Store = Pick<HomepageContext, 'database' | 'schools'>;

export function catalogueOf({ database, schools }: Store, school: School): Promise<Catalogue> {
  return schools.remember(school, 'catalogue', async () => {
    const [services, departments, types, labels, recommendations, opinions] = await Promise.all([
      database.select().from(service).where(eq(service.fid, school.fid)).orderBy(service.sort, service.id),
      database.select().from(department).where(eq(department.fid, school.fid)).orderBy(department.sort, department.id),
      database.select().from(serviceType).where(eq(serviceType.fid, school.fid)).orderBy(serviceType.sort, serviceType.id),
      database.select().from(serviceLabel).where(eq(serviceLabel.fid, school.fid)).orderBy(serviceLabel.sort, serviceLabel.id),
      database.select().from(recommendation).where(eq(recommendation.fid, school.fid)).orderBy(recommendation.sort, recommendation.id),
      database
        .select({ id: evaluation.serviceId, score: avg(evaluation.level) })
        .from(evaluation)
        .where(eq(evaluation.fid, school.fid))
        .groupBy(evaluation.serviceId),
    ]);
    const scores = new Map(opinions.map(({ id, score }) => [id, Math.round(Number(score) * 10) / 10]));
    return {
      services: services.map(safeService),
      departments,
      types,
      labels: new Map(labels.map((label) => [label.id, label])),
      recommendations,
      scores,
    };
  });
}

/** Addresses are checked again at reading: rows may come from elsewhere than an import. */
const safeService = (row: ServiceRow): ServiceRow => ({
  ...row,
  pcUrl: safeLink(row.pcUrl),
  mobileUrl: safeLink(row.mobileUrl),
  applyUrl: row.applyUrl && safeLink(row.applyUrl),
});

/** Systems that this person may not use but may request, if the school allows requests. */
export function systemsToApplyFor(catalogue: Catalogue, { userType }: Pick<Visitor, 'userType'>): ServiceRow[] {
  if (userType === 'GUEST') return [];
  return catalogue.services.filter((row) => row.kind === 'business' && row.status !== 'off' && row.applyUrl && !isVisible(row, userType));
}

/**
 * One service by its id. One for other people is refused without its name; one that is off, unknown or of another
 * school does not exist.
 */
export function serviceById(catalogue: Catalogue, { userType }: Pick<Visitor, 'userType'>, id: string): ServiceRow {
  const row = catalogue.services.find((each) => each.id === id && each.status !== 'off');
  if (!row) throw notFound('事项');
  if (!isVisible(row, userType)) throw notInAudience();
  return row;
}

const visible = new WeakMap<Catalogue, Map<UserType, readonly ServiceRow[]>>();

/** The services that this visitor may see. Counts, lists and searches all start here. */
export function visibleServices(catalogue: Catalogue, { userType }: Pick<Visitor, 'userType'>): readonly ServiceRow[] {
  const byType = visible.get(catalogue) ?? new Map<UserType, readonly ServiceRow[]>();
  visible.set(catalogue, byType);
  const rows = byType.get(userType) ?? catalogue.services.filter((row) => row.status !== 'off' && isVisible(row, userType));
  byType.set(userType, rows);
  return rows;
}
