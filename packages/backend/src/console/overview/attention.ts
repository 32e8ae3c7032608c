import type { OverviewLine } from '@portico/contracts/console';
import { dayjs, writeTime } from '@portico/contracts/time';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { consoleGrant } from '../../pedestal/grant/schema.ts';
import type { Grant } from '../../pedestal/grant/standing-grants.ts';
import { readNodes } from '../../registry/build-health/nodes.ts';
import type { ConsoleContext } from '../context.ts';
import { isPlannedRelease } from '../plan/plan-release.ts';
import { consolePlan } from '../plan/schema.ts';
import { listAreas } from '../release/read-release.ts';
import { inChinese } from '../words/in-chinese.ts';
import { failingPartners } from './failing-partners.ts';
import { fullDisks } from './full-disks.ts';
import { endingKeys, expiringTokens, unsignedDocuments } from './keys-and-documents.ts';
import { restingSources } from './resting-sources.ts';

/** A node whose last sign is older than this, or whose clock differs by more, is named. */
const silentSeconds = 60;
const clockSeconds = 5;

/** Who looks, and at which schools. */
interface Reader {
  personId: string;
  grants: readonly Grant[];
  fids: readonly string[];
}
/** Reads a part; what it does when that fails is the caller's. */
export type Part = <Value>(name: string, read: () => Promise<Value>, instead: Value) => Promise<Value>;

/** What is wrong, and what waits for a person. */
export async function readAttention(
  context: ConsoleContext,
  reader: Reader,
  part: Part,
): Promise<{ wrong: OverviewLine[]; waiting: OverviewLine[] }> {
  const none: OverviewLine[] = [];
  const { grants, fids } = reader;
  const isEditorOnly = grants.every(({ role }) => role === 'editor');
  const [wrong, waiting] = await Promise.all([
    Promise.all([
      part('releases', () => haltedShares(context), none),
      part('sources', () => restingSources(context, fids), none),
      isEditorOnly ? none : part('partners', () => failingPartners(context, fids), none),
      isEditorOnly ? none : part('nodes', () => laggingNodes(context), none),
      isEditorOnly ? none : part('documents', () => unsignedDocuments(context), none),
      isEditorOnly ? none : part('keys', () => keysOf(context, reader), none),
      isEditorOnly ? none : part('storage', () => fullDisks(context), none),
      part('plans', () => plansOf(context, fids, 'missed'), none),
    ]),
    Promise.all([part('grants', () => waitingGrants(context, reader), none), part('plans', () => plansOf(context, fids, 'waiting'), none)]),
  ]);
  return { wrong: wrong.flat(), waiting: waiting.flat() };
}

/** The same as numbers, over every school that the grants reach. */
export const countAttention =
  (context: ConsoleContext) =>
  async (grants: readonly Grant[]): Promise<{ wrong: number; waiting: number }> => {
    const everywhere = grants.some(({ fid }) => fid === '');
    const fids = everywhere ? (await context.schools.all()).map(({ fid }) => fid) : [...new Set(grants.map(({ fid }) => fid))];
    const reader = { personId: grants[0]?.personId ?? '', grants, fids };
    const { wrong, waiting } = await readAttention(context, reader, (_name, read) => read());
    return { wrong: wrong.length, waiting: waiting.length };
  };

/** Keys and tokens that end soon; tokens belong to no school. */
async function keysOf(context: ConsoleContext, { grants, fids }: Reader): Promise<OverviewLine[]> {
  const everywhere = grants.some(({ fid }) => fid === '');
  return [...(everywhere ? await expiringTokens(context) : []), ...(await endingKeys(context, fids, context.now()))];
}

async function haltedShares(context: ConsoleContext): Promise<OverviewLine[]> {
  const { areas } = await listAreas(context);
  return areas.flatMap(({ area, title, halted }) =>
    halted
      ? [
          {
            kind: 'share' as const,
            fid: '',
            text: halted.share === null ? `${title} 对所有人的启用已自动撤回` : `${title} 的灰度 ${halted.share}% 已自动撤回`,
            since: halted.time,
            affected: halted.reason,
            button: '查看版本',
            to: `/console/releases/${area}`,
          },
        ]
      : [],
  );
}

async function laggingNodes({ database, running, now }: ConsoleContext): Promise<OverviewLine[]> {
  const revision = running.registry?.revision() ?? 0;
  return (await readNodes(database)).flatMap(({ node, revision: own, ahead, seen }) => {
    const silent = (now().getTime() - seen.getTime()) / 1000 > silentSeconds;
    const problem =
      Math.abs(ahead) > clockSeconds ? `时钟相差 ${Math.round(ahead)} 秒` : own < revision && silent ? `停在修订 ${own}` : undefined;
    const line = { kind: 'node' as const, fid: '', since: writeTime(seen), button: '查看版本', to: '/console/releases' };
    return problem ? [{ ...line, text: `节点 ${node.slice(0, 8)} ${problem}` }] : [];
  });
}

async function plansOf({ database, now }: ConsoleContext, fids: readonly string[], state: 'missed' | 'waiting'): Promise<OverviewLine[]> {
  const soon = state === 'waiting' ? lte(consolePlan.due, dayjs(now()).add(24, 'hour').toDate()) : undefined;
  const rows = await database
    .select()
    .from(consolePlan)
    .where(and(inArray(consolePlan.fid, ['', ...fids]), eq(consolePlan.state, state), soon))
    .orderBy(consolePlan.due)
    .limit(20);
  return rows.map(({ fid, action, object, objectName, due, who, said }) => ({
    kind: 'plan' as const,
    fid,
    text: state === 'missed' ? `定时已错过：${objectName}` : `${writeTime(due).slice(5, 16)} 定时：${objectName}`,
    since: writeTime(due),
    affected: state === 'missed' && said ? `${who}。${inChinese(said)}` : who,
    button: state === 'missed' ? '重新安排' : '查看',
    to: isPlannedRelease(action) ? `/console/releases/${object}` : '/console/modules',
  }));
}

async function waitingGrants({ database }: ConsoleContext, { personId, grants, fids }: Reader): Promise<OverviewLine[]> {
  if (!grants.some(({ role }) => role === 'admin' || role === 'operator')) return [];
  const rows = await database
    .select()
    .from(consoleGrant)
    .where(and(inArray(consoleGrant.fid, [...fids]), eq(consoleGrant.waiting, true)));
  return rows
    .filter(({ givenBy, personId: granted }) => givenBy !== personId && granted !== personId)
    .map(({ fid, grantedBy, time }) => ({
      kind: 'grant' as const,
      fid,
      text: `${grantedBy} 提名了一位学校管理员`,
      since: writeTime(time),
      button: '去同意',
      to: '/console/people',
    }));
}
