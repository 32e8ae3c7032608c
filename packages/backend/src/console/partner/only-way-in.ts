import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import type { PartnerName } from '../../kernel/environment/partner-settings.ts';
import { person, type School } from '../../kernel/identity/schema.ts';
import { consoleGrant } from '../../pedestal/grant/schema.ts';
import { partnersOf } from '../../pedestal/partner/partners.ts';
import type { ConsoleContext } from '../context.ts';

const waysIn: readonly PartnerName[] = ['cas', 'oidc', 'wechat', 'sms', 'apiLogin'];

/** Why a partner may not be removed; undefined: it may. */
export async function problemOfRemoval(
  { database, environment }: ConsoleContext,
  school: School,
  name: PartnerName,
): Promise<string | undefined> {
  const { [name]: _gone, ...partners } = school.partners;
  const left = partnersOf({ ...school, partners }, environment);
  if (left[name]) return undefined;
  if (school.loginType === 1 && name === 'cas') return '本校通过统一身份认证登录，不能移除它';
  if (school.loginType === 2 && name === 'apiLogin') return '本校通过开放接口登录，不能移除它';
  if (!waysIn.includes(name) || waysIn.some((each) => left[each])) return undefined;
  return (await hasPasswordAdmin(database, school.fid)) ? undefined : '这是管理员唯一的登录方式，不能移除';
}

/** Why a school may not be switched to this login; undefined: it may. */
export async function problemOfLogin(
  { database, environment }: { database: Database | Transaction } & Pick<ConsoleContext, 'environment'>,
  school: School,
  loginType: School['loginType'],
): Promise<string | undefined> {
  const left = partnersOf({ ...school, loginType }, environment);
  if (loginType === 1) return left.cas ? undefined : '还没有设置统一身份认证，不能改用它登录';
  if (loginType === 2) return left.apiLogin ? undefined : '还没有设置开放接口的密钥，不能改用它登录';
  if (waysIn.some((each) => left[each]) || (await hasPasswordAdmin(database, school.fid))) return undefined;
  return '没有管理员设置了密码，改用门户登录页后谁也进不来';
}

async function hasPasswordAdmin(database: Database | Transaction, fid: string): Promise<boolean> {
  const [withPassword] = await database
    .select({ id: person.id })
    .from(consoleGrant)
    .innerJoin(person, eq(person.id, consoleGrant.personId))
    .where(and(eq(consoleGrant.fid, fid), eq(consoleGrant.role, 'admin'), eq(consoleGrant.waiting, false), isNotNull(person.passwordHash)))
    .limit(1);
  return withPassword !== undefined;
}
