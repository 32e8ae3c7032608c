import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/environment/problem.ts';
import { type School, school } from '../../kernel/identity/schema.ts';
import { hostName, type Schools } from '../../kernel/identity/schools.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import { openPartners } from '../partner/seal-partners.ts';

/** Maximum age in ms of a node's cached school data: a change reaches all nodes within a second, loading included. */
const freshFor = 700;
/** The same where no other node can change it: the embedded database is locked, and `changed` forgets at once. */
const freshAlone = 60_000;
export const defaultHost = 'localhost';

/** `sealer` opens the secrets of the schools' partners; `alone`: no other node uses the database. */
export function createSchools(database: Database, sealer: Sealer, alone = false): Schools {
  let known: { until: number; rows: Promise<School[]> } | undefined;
  const memory = new Map<string, { revision: number; values: Map<string, Promise<unknown>> }>();

  const all = async () => {
    if (known && known.until > Date.now()) return known.rows;
    const rows = database
      .select()
      .from(school)
      .orderBy(school.fid)
      .then((found) => found.map((row) => ({ ...row, partners: openPartners(sealer, row.fid, row.partners) })));
    known = { until: Date.now() + (alone ? freshAlone : freshFor), rows };
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
      const found =
        rows.find((each) => each.host === name || each.otherHosts.includes(name)) ??
        rows.find((each) => each.host === defaultHost) ??
        rows[0];
      if (!found) throw new Problem('There is no school yet: add one with portico school add.');
      return found;
    },
    remember<Value>(of: School, name: string, load: () => Promise<Value>) {
      let kept = memory.get(of.fid);
      // A request that started before a change may still hold the older row: it must not invalidate the newer cache.
      if (!kept || kept.revision < of.revision) {
        kept = { revision: of.revision, values: new Map() };
        memory.set(of.fid, kept);
      }
      const { values } = kept;
      const found = values.get(name) as Promise<Value> | undefined;
      if (found) return found;
      // A Drizzle query is a thenable that runs again at each await: this runs it once.
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
