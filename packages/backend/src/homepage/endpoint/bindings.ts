import type { PlannedArea } from '@portico/area';
import type { EndpointState } from '@portico/area/operator';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Operator } from '../../kernel/operator/operator.ts';
import { leadsToRefused } from '../../kernel/outgoing/checked-request.ts';
import { problemOfAddress } from '../../kernel/outgoing/network-range.ts';
import type { HomepageContext } from '../context.ts';
import { areaEndpoint, type BoundEndpoint } from './schema.ts';
import { overlaps } from './service-address.ts';

type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;
type Name = Pick<BoundEndpoint, 'fid' | 'area' | 'name'>;
/** The areas of a school's visitors. */
export type AreasOf = (fid: string) => readonly PlannedArea[];

/** The endpoints of a school, cached. */
export const boundIn = ({ database, schools }: Pick<Store, 'database' | 'schools'>, school: School): Promise<BoundEndpoint[]> =>
  schools.remember(school, 'endpoints', () => database.select().from(areaEndpoint).where(eq(areaEndpoint.fid, school.fid)));

/** Binds an endpoint to an address, with a row of the audit log. */
export async function bindEndpoint(store: Store, { url, ...name }: Name & { url: string }, by: Operator): Promise<void> {
  const address = url.replace(/\/+$/, '');
  await requireGood(store, { ...name, address });
  await store.database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(areaEndpoint).where(isAt(name)).for('update');
    await transaction
      .insert(areaEndpoint)
      .values({ ...name, address })
      .onConflictDoUpdate({ target: [areaEndpoint.fid, areaEndpoint.area, areaEndpoint.name], set: { address } });
    const change = { before: before && { url: before.address }, after: { url: address } };
    await writeOperation(
      { database: transaction, now: store.now },
      { by, action: 'endpoint.bind', object: objectOf(name), fid: name.fid, ...change },
    );
  });
  await store.schools.changed(name.fid);
}

/** Ends it; a Refusal where it is not bound. */
export async function unbindEndpoint(store: Store, name: Name, by: Operator): Promise<void> {
  await store.database.transaction(async (transaction) => {
    const [gone] = await transaction.delete(areaEndpoint).where(isAt(name)).returning();
    if (!gone) throw new Refusal(404, `${objectOf(name)} is not bound in ${name.fid}. portico endpoints lists what is.`);
    await writeOperation(
      { database: transaction, now: store.now },
      { by, action: 'endpoint.unbind', object: objectOf(name), fid: name.fid, before: { url: gone.address } },
    );
  });
  await store.schools.changed(name.fid);
}

/** Every endpoint that these schools' areas declare, and every one that is bound. */
export async function listEndpoints({ database }: Pick<Store, 'database'>, fids: string[], areasOf: AreasOf): Promise<EndpointState[]> {
  const bound = await database.select().from(areaEndpoint).where(inArray(areaEndpoint.fid, fids));
  const states = new Map<string, EndpointState>();
  for (const fid of fids)
    for (const { area, endpoints = {} } of areasOf(fid))
      for (const [name, { methods, timeoutMs = null }] of Object.entries(endpoints))
        states.set(`${fid} ${area} ${name}`, { fid, area, name, url: null, methods: [...methods], timeoutMs });
  for (const { fid, area, name, address } of bound) {
    const declared = states.get(`${fid} ${area} ${name}`) ?? { fid, area, name, methods: [], timeoutMs: null };
    states.set(`${fid} ${area} ${name}`, { ...declared, url: address });
  }
  return [...states].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, state]) => state);
}

const isAt = ({ fid, area, name }: Name) => and(eq(areaEndpoint.fid, fid), eq(areaEndpoint.area, area), eq(areaEndpoint.name, name));
const objectOf = ({ area, name }: Pick<Name, 'area' | 'name'>) => `${area}/${name}`;

/** The rules of partners and sources; and an address belongs to one area. */
async function requireGood({ database }: Pick<Store, 'database'>, { area, address }: BoundEndpoint): Promise<void> {
  const problem = problemOfAddress(address);
  if (problem) throw new Refusal(400, `url: ${problem}.`);
  if (await leadsToRefused(new URL(address).hostname))
    throw new Refusal(400, 'url: the name leads to an address that no service may have.');
  const others = await database.select().from(areaEndpoint).where(ne(areaEndpoint.area, area));
  const taken = others.find((other) => overlaps(other.address, address));
  if (taken)
    throw new Refusal(400, `url: ${taken.address} is bound to ${objectOf(taken)} in ${taken.fid}, and an address belongs to one area.`);
}
