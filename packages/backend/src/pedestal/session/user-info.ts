import type { BindKind, UserInfo } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import type { Person, School, Session } from '../../kernel/identity/schema.ts';

interface Known {
  who: Person | null;
  session: Session | null;
  binds: BindKind[];
  now: Date;
}

/** A visitor's data about themselves. */
export function userInfoOf(school: School, { who, session, binds, now }: Known): UserInfo {
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
    ...(who.mustChangePassword && { mustChangePassword: true }),
    ...(who.startPath && { startPath: who.startPath }),
    ...(who.closeTime && { closeTime: writeTime(who.closeTime) }),
    consentVersion: who.consentVersion,
    binds,
  };
}
