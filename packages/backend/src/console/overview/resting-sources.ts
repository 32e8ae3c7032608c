import type { OverviewLine } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, eq, gt, inArray, min } from 'drizzle-orm';
import { source, sourceHealth } from '../../homepage/source/schema.ts';
import type { ConsoleContext } from '../context.ts';
import { silentMs } from '../source/list-sources.ts';

/** Sources whose circuit is open on a node. */
export async function restingSources({ database, now }: ConsoleContext, fids: readonly string[]): Promise<OverviewLine[]> {
  const isHere = inArray(sourceHealth.fid, [...fids]);
  const isOpen = and(eq(sourceHealth.state, 'open'), gt(sourceHealth.at, new Date(now().getTime() - silentMs)));
  const rows = await database
    .select({ fid: source.fid, code: source.code, name: source.name, lastGood: min(sourceHealth.lastGood) })
    .from(sourceHealth)
    .innerJoin(source, and(eq(source.fid, sourceHealth.fid), eq(source.code, sourceHealth.code)))
    .where(and(isHere, isOpen, eq(source.paused, false)))
    .groupBy(source.fid, source.code, source.name)
    .orderBy(source.fid, source.code);
  return rows.map(({ fid, name, lastGood }) => ({
    kind: 'source' as const,
    fid,
    text: `${name} 没有应答，已暂停查询`,
    ...(lastGood && { since: writeTime(lastGood) }),
    affected: '访客看到之前的数据，或“暂时无法读取”',
    button: '查看数据源',
    to: '/console/sources',
  }));
}
