import type { ConsoleRole } from '@portico/contracts/console';
import type { Grant } from '../../pedestal/grant/standing-grants.ts';

const gives: Partial<Record<ConsoleRole, readonly ConsoleRole[]>> = {
  operator: ['operator', 'admin', 'auditor'],
  admin: ['admin', 'editor', 'auditor'],
};

/** The grant by which these may give a role in a school; an operator's first, which needs nobody's agreement. */
export function givingGrant(grants: readonly Grant[], role: ConsoleRole, fid: string): Grant | undefined {
  const able = grants.filter((grant) => (grant.fid === '' || grant.fid === fid) && gives[grant.role]?.includes(role));
  return able.find((grant) => grant.role === 'operator') ?? able[0];
}

export const roleList: readonly ConsoleRole[] = ['operator', 'admin', 'editor', 'auditor'];
