import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import { openPartners } from '../partner/seal-partners.ts';
import { type School, school } from './schema.ts';

/** How long a node may go on with what it knows of the schools, in ms: a change reaches all nodes within a second, loading included. */
const freshFor = 700;
export const defaultHost = 'localhost';

export interface Schools {
  /** The school of a host name (port and case don't matter); an unknown one gets the default school. */
  ofHost(host: string): Promise<School>;
  byFid(fid: string): Promise<School | undefined>;
  all(): Promise<School[]>;
  /** What `load` gave for this school and name; loaded again after `changed(fid)` on any node. */
  remember<Value>(of: School, name: string, load: () => Promise<Value>): Promise<Value>;
  /** Call it after each change of what is remembered about a school. */
  changed(fid: string): Promise<void>;
  /** Looks again at the next question: another node said that something changed. */
  forget(): void;
}

/** `sealer` opens the secrets of the schools' partners. */
export function createSchools(database: Database, sealer: Sealer): Schools {
  let known: { until: number; rows: Promise<School[]> } | undefined;
  const memory = new Map<string, { revision: number; values: Map<string, Promise<unknown>> }>();

  const all = async () => {
    if (known && known.until > Date.now()) return known.rows;
    const rows = database
      .select()
      .from(school)
      .orderBy(school.fid)
      .then((found) => found.map((row) => ({ ...row, partners: openPartners(sealer, row.fid, row.partners) })));
    known = { until: Date.now() + freshFor, rows };
    rows.catch(() => {
      known = undefined;
    });
    return rows;
  };
  const byFid = async (fid: string) => (await all()).find((each) => each.fid === fid);

  return {
    all,
    byFid,
    async ofHost(host) {
      const name = hostName(host);
      const rows = await all();
      const found = rows.find((each) => each.host === name) ?? rows.find((each) => each.host === defaultHost) ?? rows[0];
      if (!found) throw new Error('There is no school yet: start with PORTICO_DEMO=1, or import one.');
      return found;
    },
    remember<Value>(of: School, name: string, load: () => Promise<Value>) {
      let kept = memory.get(of.fid);
      // A request that began before a change may still hold the older row: it must not throw the newer memory away.
      if (!kept || kept.revision < of.revision) {
        kept = { revision: of.revision, values: new Map() };
        memory.set(of.fid, kept);
      }
      const { values } = kept;
      const found = values.get(name) as Promise<Value> | undefined;
      if (found) return found;
      // A query of Drizzle is a thenable that runs again at each await: here it is run once.
      const loading = Promise.resolve(load());
      values.set(name, loading);
      loading.catch(() => values.delete(name));
      return loading;
    },
    async changed(fid) {
      await database
        .update(school)
        .set({ revision: sql`${school.revision} + 1` })
        .where(eq(school.fid, fid));
      known = undefined;
    },
    forget() {
      known = undefined;
    },
  };
}

/** `Portal.Example:8080` → `portal.example`. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
