import { createHash } from 'node:crypto';
import { codes } from '@portico/contracts';
import type { Effects, SignInSettings } from '@portico/contracts/console';
import { asc, eq } from 'drizzle-orm';
import { menuEntry } from '../../homepage/unit/schema.ts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { rehearse } from '../../kernel/database/rehearse.ts';
import { type School, school as schoolTable } from '../../kernel/identity/schema.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { noEffects } from '../act/acts.ts';
import { conflict, invalidFields } from '../act/conflict.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { problemOfLogin } from './only-way-in.ts';

const logins = ['own', 'cas', 'api'] as const;
const loginPaths = { own: '/login', cas: '/cas-login', api: '/api-login' } as const;
const loginNames = { own: '门户登录页', cas: '统一身份认证', api: '开放接口登录' } as const;
type Settings = Pick<SignInSettings, 'login' | 'landing' | 'onlineMinutes' | 'refreshMinutes'>;

/** Changes how people of a school sign in; `version` is the one that was looked at. */
export async function saveSignIn(
  context: ConsoleContext,
  { version, wish }: { version: string; wish: Settings },
  { school, by, reason, checkOnly }: { school: School; by: Actor; reason?: string | undefined; checkOnly: boolean },
): Promise<{ settings: SignInSettings; effects: Effects; actId?: number }> {
  const { fid } = school;
  const done = await rehearse(context.database, checkOnly, async (transaction) => {
    const [row] = await transaction.select().from(schoolTable).where(eq(schoolTable.fid, fid)).for('update');
    const now = await readSignIn(transaction, fid);
    if (!row || now.version !== version) throw conflict('登录设置刚被修改过', { current: now });
    if (wish.landing !== '' && !now.landings.some(({ id }) => id === wish.landing))
      throw invalidFields([{ path: 'landing', text: '菜单里没有这一项' }]);
    // The stored row has sealed secrets; whether a partner is there is known either way.
    // A setting that stays makes nothing worse, also in a school without people.
    const problem =
      wish.login === now.login
        ? undefined
        : await problemOfLogin({ ...context, database: transaction }, row, logins.indexOf(wish.login) as School['loginType']);
    if (problem) throw new Refusal(codes.invalid, problem);
    await transaction
      .update(schoolTable)
      .set({
        ...(wish.login !== now.login && {
          loginType: logins.indexOf(wish.login) as School['loginType'],
          loginPath: loginPaths[wish.login],
        }),
        loginRedirectType: wish.landing === '' ? '0' : '1',
        redirectNavigation: wish.landing,
        onLineMinute: wish.onlineMinutes,
        refreshMinute: wish.refreshMinutes,
      })
      .where(eq(schoolTable.fid, fid));
    const operation = {
      by,
      action: 'sign-in.save',
      object: fid,
      objectName: '登录设置',
      fid,
      before: said(now),
      after: said(wish),
      reason,
    };
    const actId = await writeOperation({ ...context, database: transaction }, operation);
    return { actId, settings: await readSignIn(transaction, fid), sentences: sentencesOf(now, wish) };
  });
  const effects = { ...noEffects, sentences: done.sentences, reversible: false };
  if (checkOnly) return { settings: done.settings, effects };
  await context.schools.changed(fid);
  if (context.running.live) await tellSchools(context.running.live, context, [school.fid], 'config');
  await tellConsole(context, fid);
  return { settings: done.settings, effects, actId: done.actId };
}

/** How people of a school sign in now. */
export async function readSignIn(database: Database | Transaction, fid: string): Promise<SignInSettings> {
  const [row] = await database.select().from(schoolTable).where(eq(schoolTable.fid, fid));
  if (!row) throw new Error(`There is no school ${fid}.`);
  const menus = await database
    .select({ id: menuEntry.id, name: menuEntry.name })
    .from(menuEntry)
    .where(eq(menuEntry.fid, fid))
    .orderBy(asc(menuEntry.sort));
  const settings: Settings = {
    login: logins[row.loginType],
    landing: row.loginRedirectType === '1' ? row.redirectNavigation : '',
    onlineMinutes: row.onLineMinute,
    refreshMinutes: row.refreshMinute,
  };
  const version = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
  return { ...settings, landings: menus, version };
}

const said = ({ login, landing, onlineMinutes, refreshMinutes }: Settings): Settings => ({ login, landing, onlineMinutes, refreshMinutes });

function sentencesOf(now: Settings, wish: Settings): string[] {
  const login = now.login === wish.login ? [] : [`登录方式：${loginNames[now.login]} → ${loginNames[wish.login]}，已登录的人不受影响`];
  const shorter = wish.onlineMinutes > 0 && (now.onlineMinutes === 0 || wish.onlineMinutes < now.onlineMinutes);
  const idle = shorter ? [`${wish.onlineMinutes} 分钟没有操作的人需要重新登录`] : [];
  return [...login, ...idle, '保存后立即生效'];
}
