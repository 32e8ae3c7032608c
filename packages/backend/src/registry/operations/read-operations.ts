import type { OperationLine } from '@portico/area/operator';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { registryActivation, registryAudit } from '../releases/schema.ts';

const most = 1_000;

/** What operators and teams changed, releases included, newest first; of one school, what concerns it or all of them. */
export async function readOperations(
  { database }: { database: Database },
  { fid, since }: { fid?: string | undefined; since: Date },
): Promise<OperationLine[]> {
  const ofSchool = fid === undefined ? undefined : inArray(operationEntry.fid, ['', fid]);
  const changes = await database
    .select()
    .from(operationEntry)
    .where(and(gte(operationEntry.time, since), ofSchool))
    .orderBy(desc(operationEntry.id))
    .limit(most);
  const releases = await releaseSteps(database, since);
  const lines = [
    ...changes.map(({ id: _id, time, ...row }) => ({ at: time, ...row })),
    ...releases.filter(({ fid: school }) => fid === undefined || school === '' || school === fid),
  ];
  return lines
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most)
    .map(({ at, ...line }) => ({ ...line, time: writeTime(at) }));
}

async function releaseSteps(database: Database, since: Date) {
  const rows = await database
    .select({ step: registryAudit, replaced: registryActivation.replaced })
    .from(registryAudit)
    .leftJoin(registryActivation, eq(registryActivation.revision, registryAudit.toRevision))
    .where(gte(registryAudit.time, since))
    .orderBy(desc(registryAudit.id))
    .limit(most);
  return rows.map(({ step: { time, who, action, area, buildId, school, share, preview, note }, replaced }) => {
    const activates = action !== 'publish' && action !== 'collect';
    const to = { ...(share !== null && { share }), ...(preview !== null && { preview }), ...(note !== null && { note }) };
    return {
      at: time,
      who,
      role: who.startsWith('key ') ? 'team' : who === 'the portal' ? 'portal' : 'operator',
      action: `release.${action}`,
      object: area,
      fid: school ?? '',
      before: activates ? { build: replaced } : null,
      after: { build: buildId, ...to },
    };
  });
}
