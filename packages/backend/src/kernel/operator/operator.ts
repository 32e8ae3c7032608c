import type { tokenRoles } from '@portico/area/operator';

/** The role of a token. A school's own roles are another matter: they belong to people who sign in. */
export type OperatorRole = (typeof tokenRoles)[number];

/** Who sent an operation. */
export interface Operator {
  /** As the audit log shows it, such as `operator` or `nightly-import`. */
  name: string;
  role: OperatorRole;
}

/** What a publisher may send beside reading the registry. */
const publishing = ['/registry/releases', '/registry/activations'];

/** Whether a role may send a request. A publisher reads no sign-ins, an auditor changes nothing. */
export function mayAsk(role: OperatorRole, { method, path }: { method: string; path: string }): boolean {
  if (role === 'operator') return true;
  const reads = method === 'GET' || method === 'HEAD';
  if (role === 'auditor') return reads;
  return reads ? !path.startsWith('/ops/') : publishing.includes(path);
}
