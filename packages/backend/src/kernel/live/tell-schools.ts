import type { Schools } from '../identity/schools.ts';
import type { Live } from './live.ts';

/** Notifies the open tabs of these schools, here and on the other nodes. */
export async function tellSchools(
  live: Pick<Live, 'publish'>,
  { schools }: { schools: Schools },
  fids: readonly string[],
  event: 'modules' | 'config',
): Promise<void> {
  for (const fid of fids) {
    const school = await schools.byFid(fid);
    await live.publish(event, { revision: school?.revision ?? 0 }, { fid });
  }
}
