import { codes } from '@portico/contracts';
import type { ConsoleRight } from '@portico/contracts/console';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { type Grant, grantsOf, noteUse } from '../../pedestal/grant/standing-grants.ts';
import type { ConsoleContext } from '../context.ts';
import { type Capability, capabilities, cellOf } from './capabilities.ts';

/** Who makes a call of the console, in which school, with which right. */
export interface Standing extends CallContext<Member> {
  /** The school that the call is about. */
  school: School;
  fid: string;
  grants: readonly Grant[];
  right: ConsoleRight;
  by: Actor;
  /** An operator, or an auditor of all schools. */
  everywhere: boolean;
  /** Complete network addresses are for auditors. */
  isAuditor: boolean;
  /** The only role here is the editor's: of the log they see their own rows. */
  isEditorOnly: boolean;
}

const rank: Record<ConsoleRight | '-', number> = { '-': 0, read: 1, confirm: 2, change: 3 };

/** The best right of these grants in a school; undefined: none. */
export function rightOf(grants: readonly Grant[], capability: Capability, fid: string): { right: ConsoleRight; grant: Grant } | undefined {
  const cells = grants
    .filter((grant) => grant.fid === '' || grant.fid === fid)
    .map((grant) => ({ grant, right: cellOf(capability, grant.role) }))
    .sort((one, other) => rank[other.right] - rank[one.right]);
  const [best] = cells;
  return best && best.right !== '-' ? { right: best.right, grant: best.grant } : undefined;
}

/** Every right of these grants in a school. */
export const rightsOf = (grants: readonly Grant[], fid: string): Record<string, ConsoleRight> =>
  Object.fromEntries(
    (Object.keys(capabilities) as Capability[]).flatMap((capability) => {
      const found = rightOf(grants, capability, fid);
      return found ? [[capability, found.right]] : [];
    }),
  );

/** The standing of a caller; 1001 without a grant that reads it. */
export async function standingOf(
  context: ConsoleContext,
  { visitor, facts }: CallContext,
  asked: { school: unknown; capability: Capability },
): Promise<Standing> {
  const { person, session } = visitor;
  if (!person || !session) throw notGranted();
  const grants = await grantsOf(context, person.id);
  const wanted = typeof asked.school === 'string' && asked.school !== '' ? asked.school : visitor.school.fid;
  const found = rightOf(grants, asked.capability, wanted);
  const school = await context.schools.byFid(wanted);
  if (!found || !school) throw notGranted();
  await noteUse(context, found.grant);
  const here = grants.filter(({ fid }) => fid === '' || fid === wanted);
  return {
    visitor: { ...visitor, person, session },
    facts,
    school,
    fid: wanted,
    grants,
    right: found.right,
    by: { name: `${person.name} ${person.account.toUpperCase()}`, role: found.grant.role, personId: person.id, facts },
    everywhere: grants.some(({ fid }) => fid === ''),
    isAuditor: here.some(({ role }) => role === 'auditor'),
    isEditorOnly: here.every(({ role }) => role === 'editor'),
  };
}

export const notGranted = () => new Refusal(codes.notInAudience, '您没有这项管理权限。需要时请联系本校的管理员');
