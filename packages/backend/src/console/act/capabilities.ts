import type { ConsoleRight, ConsoleRole } from '@portico/contracts/console';

type Cells = readonly [operator: Cell, admin: Cell, editor: Cell, auditor: Cell];
/** `-` nothing, `read`, `change`, or `confirm`: change after a confirmation of the last 10 minutes. */
type Cell = ConsoleRight | '-';
const roles: readonly ConsoleRole[] = ['operator', 'admin', 'editor', 'auditor'];

/** Which role may do what, as in section 1 of the console's specification. An editor's cells are of their own departments. */
export const capabilities = {
  'console.read': ['read', 'read', 'read', 'read'],
  'releases.activate': ['confirm', 'read', '-', 'read'],
  /** An administrator only takes what is everyone's or a rollout already. */
  'releases.school': ['confirm', 'confirm', '-', 'read'],
  'releases.preview': ['change', 'change', '-', '-'],
  'modules.change': ['change', 'change', '-', 'read'],
  'content.urgent': ['confirm', 'confirm', '-', 'read'],
  'partners.change': ['confirm', 'confirm', '-', 'read'],
  'people.grant': ['change', 'change', '-', 'read'],
  'sources.change': ['change', 'change', '-', 'read'],
  'audit.read': ['read', 'read', 'read', 'read'],
  'audit.export': ['confirm', 'confirm', 'confirm', 'confirm'],
  /** Undo needs the right to the act that it takes back. */
  'acts.undo': ['change', 'change', 'change', '-'],
} as const satisfies Record<string, Cells>;

export type Capability = keyof typeof capabilities;

/** The cell of a role. */
export const cellOf = (capability: Capability, role: ConsoleRole): Cell => capabilities[capability][roles.indexOf(role)] ?? '-';
