import type { ModuleState } from '@portico/area/operator';
import type { UserType } from '@portico/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { HomepageContext } from '../context.ts';
import { moduleAudit, moduleSwitch } from './schema.ts';

type Switch = typeof moduleSwitch.$inferSelect;
type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;
/** An operator's change of a module or block; absent fields stay. */
export interface ModuleWish {
  sign: string;
  state: 'on' | 'off' | 'maintenance';
  /** Its audience; an administrator always sees it. */
  audience?: UserType[] | undefined;
  /** The text for visitors during maintenance. */
  text?: string | undefined;
}

/**
 * Changes a module or block of the given schools, with a line in the audit log for each. Undefined if no school has it.
 */
export async function changeModule(
  store: Store,
  wish: ModuleWish,
  given: { fids: string[]; who: string },
): Promise<ModuleState[] | undefined> {
  const { database, schools, now } = store;
  const changed = await database.transaction(async (transaction) => {
    const states: ModuleState[] = [];
    for (const fid of given.fids) {
      const here = and(eq(moduleSwitch.fid, fid), eq(moduleSwitch.sign, wish.sign));
      const [before] = await transaction.select().from(moduleSwitch).where(here).for('update');
      if (!before) continue;
      const after = {
        open: wish.state === 'off' ? (0 as const) : (1 as const),
        maintenance: wish.state === 'maintenance' ? (1 as const) : (0 as const),
        text: wish.state === 'maintenance' ? (wish.text ?? before.text) : null,
        audience: wish.audience ?? before.audience,
      };
      await transaction.update(moduleSwitch).set(after).where(here);
      await transaction.insert(moduleAudit).values({ time: now(), who: given.who, fid, sign: wish.sign, before: stateOf(before), after });
      states.push(item({ ...before, ...after }));
    }
    return states;
  });
  if (changed.length === 0) return undefined;
  for (const { fid } of changed) await schools.changed(fid);
  return changed;
}

export async function listModules({ database }: Pick<Store, 'database'>, fid?: string): Promise<ModuleState[]> {
  const rows = await database
    .select()
    .from(moduleSwitch)
    .where(fid ? eq(moduleSwitch.fid, fid) : undefined)
    .orderBy(moduleSwitch.fid, moduleSwitch.sort, moduleSwitch.sign);
  return rows.map(item);
}

/** The latest changes, newest first. */
export function moduleChanges({ database }: Pick<Store, 'database'>, fid?: string): Promise<(typeof moduleAudit.$inferSelect)[]> {
  return database
    .select()
    .from(moduleAudit)
    .where(fid ? eq(moduleAudit.fid, fid) : undefined)
    .orderBy(desc(moduleAudit.id))
    .limit(200);
}

const stateOf = ({ open, maintenance, text, audience }: Switch) => ({ open, maintenance, text, audience });
const item = ({ fid, sign, parent, name, open, maintenance, text, audience }: Switch): ModuleState => ({
  fid,
  sign,
  parent,
  name,
  audience,
  text,
  state: open === 0 ? 'off' : maintenance === 1 ? 'maintenance' : 'on',
});
