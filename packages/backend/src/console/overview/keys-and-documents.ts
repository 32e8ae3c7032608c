import type { OverviewLine } from '@portico/contracts/console';
import { dayjs, readTime, writeTime } from '@portico/contracts/time';
import { and, gt, isNull, lte } from 'drizzle-orm';
import { operatorToken } from '../../kernel/operator/schema.ts';
import { ForgedDocument, newestDocument, readDocument } from '../../registry/releases/documents.ts';
import type { ConsoleContext } from '../context.ts';

/** An end that is nearer than this is named. */
const soonDays = 14;

/** The registry's document if its signature is not this portal's, and active areas that nobody may publish. */
export async function unsignedDocuments({ database, running }: ConsoleContext): Promise<OverviewLine[]> {
  const { registry } = running;
  if (!registry) return [];
  const line = { fid: '', button: '查看版本', to: '/console/releases' };
  try {
    const document = await readDocument(database, registry.key);
    const areas = Object.keys(document?.areas ?? {});
    const open = await Promise.all(areas.map(async (area) => (await registry.keys.keysOf(area)).some(({ revoked }) => !revoked)));
    return areas
      .filter((_area, index) => !open[index])
      .map((area) => ({
        ...line,
        kind: 'key' as const,
        text: `${area} 没有可用的交付密钥`,
        affected: '团队不能交付新的构建',
        to: `/console/releases/${area}`,
      }));
  } catch (error) {
    if (!(error instanceof ForgedDocument)) throw error;
    const signed = await newestDocument(database);
    const time = signed && (JSON.parse(signed.document) as { time?: string }).time;
    return [
      {
        ...line,
        kind: 'document' as const,
        text: '版本登记的签名不是本门户的',
        ...(time && { since: writeTime(new Date(time)) }),
        affected: '各节点停在之前验证过的版本，重启后不能启动',
      },
    ];
  }
}

/** Tokens of the command line that end soon; for those who see every school. */
export async function expiringTokens({ database, now }: ConsoleContext): Promise<OverviewLine[]> {
  const rows = await database
    .select({ name: operatorToken.name, ends: operatorToken.expiresTime })
    .from(operatorToken)
    .where(
      and(
        isNull(operatorToken.revokedTime),
        gt(operatorToken.expiresTime, now()),
        lte(operatorToken.expiresTime, dayjs(now()).add(soonDays, 'day').toDate()),
      ),
    )
    .orderBy(operatorToken.expiresTime);
  return rows.map(({ name, ends }) => ({
    kind: 'key' as const,
    fid: '',
    text: `命令行令牌 ${name} 将于 ${writeTime(ends).slice(0, 16)} 到期`,
    since: writeTime(dayjs(ends).subtract(soonDays, 'day').toDate()),
    affected: '到期后使用它的人和程序会被拒绝',
    button: '查看记录',
    to: '/console/audit?act=token.',
  }));
}

/** Keys of API login that were replaced and still work for their last hours. */
export async function endingKeys({ schools }: ConsoleContext, fids: readonly string[], now: Date): Promise<OverviewLine[]> {
  return (await schools.all()).flatMap(({ fid, partners }) => {
    const until = partners.apiLogin?.previousUntil;
    if (!until || !fids.includes(fid) || readTime(until) <= now) return [];
    return [
      {
        kind: 'key' as const,
        fid,
        text: `接口登录的旧密钥将于 ${until.slice(0, 16)} 失效`,
        since: writeTime(dayjs(readTime(until)).subtract(1, 'day').toDate()),
        affected: '仍用旧密钥的系统之后不能登录',
        button: '查看密钥',
        to: '/console/partners',
      },
    ];
  });
}
