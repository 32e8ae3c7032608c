import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Plan } from '@portico/area';
import type { DocumentKey } from '../releases/document-key.ts';

/** The source of a tab's report, as far as the server itself knows it. */
export interface Source {
  /** Contains no name: a person in all their tabs, or the guests of one address. */
  witness: string;
  /** Its school. */
  fid?: string;
  /** Whether this browser's own plan names a build, `news@3f2a9c1b4d5e`. */
  isPlanned: (build: string) => boolean;
}

/**
 * `person …` counts once in a trial, however many tabs they open; of `guests …` so few count that they cannot cause a
 * rollback alone.
 */
export function witnessOf({ person, address }: { person: string | undefined; address: string }, key: Pick<DocumentKey, 'sign'>): string {
  const [kind, who] = person === undefined ? ['guests', networkOf(address)] : ['person', person];
  // Ed25519 is deterministic, and nobody without the key can test names.
  return `${kind} ${createHash('sha256')
    .update(key.sign(`portico witness ${kind} ${who}`))
    .digest('base64url')
    .slice(0, 22)}`;
}

export const plannedIn = (plan: Plan): Source['isPlanned'] => {
  const names = new Set(plan.areas.map(({ area, buildId }) => `${area}@${buildId}`));
  return (build) => names.has(build);
};

/** The owner of one IPv6 address has 2^64 of them: their common prefix counts. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::').map((half) => (half ? half.split(':') : []));
  const groups = tail ? [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail] : [...head];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
