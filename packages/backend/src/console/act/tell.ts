import { allGrants } from '../../pedestal/grant/standing-grants.ts';
import type { ConsoleContext } from '../context.ts';

/** Tells everyone with a grant for this school that something changed there; empty: every school. */
export async function tellConsole(context: ConsoleContext, fid: string): Promise<void> {
  const { live, registry } = context.running;
  if (!live) return;
  const people = new Set(
    (await allGrants(context)).filter((grant) => fid === '' || grant.fid === '' || grant.fid === fid).map(({ personId }) => personId),
  );
  const revision = registry?.revision() ?? 0;
  for (const personId of people) await live.publish('console', { revision }, { personId });
}
