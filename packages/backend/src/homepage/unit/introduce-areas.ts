import type { Page, Plan, PlannedArea } from '@portico/area';
import type { UserType } from '@portico/contracts';
import type { HomepageContext } from '../context.ts';
import { moduleSwitch } from './schema.ts';

type Switch = typeof moduleSwitch.$inferInsert;
type Store = Pick<HomepageContext, 'database' | 'schools'>;

/** After the built-in ones. */
const sort = 50;
const members: UserType[] = ['STUDENT', 'STAFF'];
const everyone: UserType[] = ['GUEST', ...members];

/**
 * Adds a switch to each school for every module and block of an active area that the school does not know yet: open,
 * for the audience in the manifest. A new area is thus visible once it is activated, and can be switched like any
 * other. Existing switches never change. Returns the changed schools.
 */
export async function introduceAreas({ database, schools }: Store, planOf: (fid: string) => Plan): Promise<string[]> {
  const known = await database.select({ fid: moduleSwitch.fid, sign: moduleSwitch.sign }).from(moduleSwitch);
  const has = new Set(known.map(({ fid, sign }) => `${fid} ${sign}`));
  const fids = (await schools.all()).map(({ fid }) => fid);
  const missing = fids.flatMap((fid) =>
    planOf(fid).areas.flatMap((area) => {
      const modules = modulesOf(area).filter(({ sign }) => !has.has(`${fid} ${sign}`));
      const blocks = blocksOf(area).filter(({ sign }) => !has.has(`${fid} ${sign}`));
      return [...modules, ...blocks].map((each): Switch => ({ fid, sort, ...each }));
    }),
  );
  if (missing.length === 0) return [];
  const added = await database.insert(moduleSwitch).values(missing).onConflictDoNothing().returning({ fid: moduleSwitch.fid });
  const changed = [...new Set(added.map(({ fid }) => fid))];
  for (const fid of changed) await schools.changed(fid);
  return changed;
}

type Module = Pick<Switch, 'sign' | 'name' | 'audience'>;

/** The area's own module, and those that its pages name. */
function modulesOf({ area, title, pages }: PlannedArea): Module[] {
  const byModule = Map.groupBy(Object.values(pages), (page) => page.module ?? area);
  if (!byModule.has(area)) byModule.set(area, []);
  return [...byModule].map(([sign, own]) => ({
    sign,
    name: sign === area ? title : (own[0]?.title ?? sign),
    audience: audienceOf(own),
  }));
}

const audienceOf = (pages: readonly Page[]) => (pages.length > 0 && pages.every((page) => page.membersOnly) ? members : everyone);

const blocksOf = ({ area, blocks }: PlannedArea): (Module & { parent: string })[] =>
  Object.entries(blocks).map(([sign, { title, membersOnly }]) => ({
    sign,
    parent: area,
    name: title,
    audience: membersOnly ? members : everyone,
  }));
