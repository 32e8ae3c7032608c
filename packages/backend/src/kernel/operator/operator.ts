import { operationCalls, type tokenRoles } from '@portico/area/operator';
import type { RequestFacts } from '../api/visitor.ts';

/** The role of a token. A school's own roles are another matter: they belong to people who sign in. */
export type OperatorRole = (typeof tokenRoles)[number];

/** Who changes something: an operator's token, a team's key, the portal, or a person with a role. */
export interface Actor {
  /** As the audit log shows it, such as `operator`, `nightly-import` or a person's name and account. */
  name: string;
  role: string;
  personId?: string;
  /** Where the request came from. */
  facts?: Pick<RequestFacts, 'address' | 'userAgent' | 'requestId'>;
}

/** Who sent an operation. */
export interface Operator extends Actor {
  role: OperatorRole;
}

/** What a publisher may send beside reading the registry. */
const publishing = ['/registry/releases', '/registry/activations'];

/** Of the operations, what a publisher may read: whether the log is whole. */
const readByPublishers = [operationCalls.verifyLog.path];

/** Whether a role may send a request. A publisher reads no sign-ins, an auditor changes nothing. */
export function mayAsk(role: OperatorRole, { method, path }: { method: string; path: string }): boolean {
  if (role === 'operator') return true;
  const reads = method === 'GET' || method === 'HEAD';
  if (role === 'auditor') return reads;
  return reads ? !path.startsWith('/ops/') || readByPublishers.includes(path) : publishing.includes(path);
}
