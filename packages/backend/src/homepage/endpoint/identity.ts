import type { Visitor } from '../../kernel/api/visitor.ts';
import type { Identity } from '../../pedestal/index.ts';

/** What an area's service learns of a visitor: no name, no token, no address. */
export function identityOf({ person, school, userType }: Pick<Visitor, 'person' | 'school' | 'userType'>): Identity {
  if (!person) return { sub: 'guest', fid: school.fid, roles: ['guest'] };
  const roles = [userType.toLowerCase(), ...person.roles.map(({ code }) => code)];
  return { sub: person.id, account: person.account, fid: school.fid, roles: [...new Set(roles)] };
}
