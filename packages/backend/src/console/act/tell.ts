import { allGrants, type Grant } from '../../pedestal/grant/standing-grants.ts';
import type { ConsoleContext } from '../context.ts';

/** Tells everyone with a grant for this school that something changed there; empty: every school. */
export async function tellConsole(context: ConsoleContext, fid: string): Promise<void> {
  const { live, registry, countAttention } = context.running;
  if (!live) return;
  const people = Map.groupBy(await allGrants(context), ({ personId }) => personId);
  const revision = registry?.revision() ?? 0;
  for (const [personId, grants] of people) {
    if (!grants.some((grant) => reaches(grant, fid))) continue;
    const counts = await countAttention?.(grants).catch((err: unknown) => {
      context.log.error({ err }, 'what waits for a person could not be counted');
      return undefined;
    });
    await live.publish('console', { revision, ...counts }, { personId });
  }
}

const reaches = (grant: Grant, fid: string) => fid === '' || grant.fid === '' || grant.fid === fid;
