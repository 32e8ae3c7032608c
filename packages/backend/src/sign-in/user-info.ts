import type { UserInfo } from '@portico/contracts';
import type { Visitor } from '../api/visitor.ts';
import { writeTime } from '../clock.ts';
import type { School } from '../school/schema.ts';
import type { Person, Session } from './schema.ts';

/** What a visitor may know of themselves. */
export function userInfoOf(school: School, who: Person | null, session: Session | null, now: Date): UserInfo {
  const place = { fid: school.fid, unitName: school.unitName };
  const loginTime = writeTime(session?.loginTime ?? now);
  if (!who) return { id: 'guest', userType: 'GUEST', loginTime, name: '访客', account: '', avatar: '', ...place, roles: [] };
  return {
    id: who.id,
    userType: who.userType,
    loginTime,
    name: who.name,
    account: who.account,
    avatar: who.avatar,
    ...place,
    ...(who.deptId && { deptId: who.deptId }),
    ...(who.deptName && { deptName: who.deptName }),
    roles: who.roles,
    ...(who.lastLoginTime && { lastLoginTime: writeTime(who.lastLoginTime) }),
    ...(who.lastLoginIp && { lastLoginIp: who.lastLoginIp }),
    binds: [],
  };
}

export const userInfoOfVisitor = ({ school, person, session }: Visitor, now: Date): UserInfo => userInfoOf(school, person, session, now);
