import { codes } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { type Person, person } from '../../kernel/identity/schema.ts';

/** A person of the school by account, as a partner names them; undefined for unknown and closed accounts. */
export async function personByAccount(database: Database, school: School, account: string): Promise<Person | undefined> {
  const mine = and(eq(person.fid, school.fid), eq(person.account, account.trim().toLowerCase()), eq(person.disabled, false));
  return account.includes('\0') ? undefined : (await database.select().from(person).where(mine))[0];
}

export async function personById(database: Database, school: School, id: string): Promise<Person | undefined> {
  const mine = and(eq(person.fid, school.fid), eq(person.id, id), eq(person.disabled, false));
  return id.includes('\0') ? undefined : (await database.select().from(person).where(mine))[0];
}

/** A partner knows a person whom this school does not. */
export const unknownPerson = () => new Refusal(codes.unbound, '您的账号尚未在本单位门户开通，请联系管理员');
/** An invalid ticket, code or state. */
export const badTicket = (message = '登录凭证无效或已过期，请重新登录') => new Refusal(codes.ticketInvalid, message);
