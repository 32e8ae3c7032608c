import { Refusal } from '../../kernel/api/refusal.ts';
import { leadsToRefused } from '../../kernel/outgoing/checked-request.ts';

/** A name may lead elsewhere tomorrow: each request checks it again. */
export async function requireReachable(setting: string, value: unknown): Promise<void> {
  if (typeof value !== 'string' || !/^https?:\/\//.test(value) || !(await leadsToRefused(new URL(value).hostname))) return;
  throw new Refusal(400, `${setting}: the name leads to an address that no partner may have.`);
}
