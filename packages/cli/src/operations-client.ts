import { Fault } from './fault.ts';
import type { PortalAddress } from './registry/portal-address.ts';

export interface ModuleState {
  fid: string;
  sign: string;
  parent: string;
  name: string;
  state: 'on' | 'off' | 'maintenance';
  audience: string[];
  text: string | null;
}
export interface HomePlace {
  fid: string;
  sign: string;
  name: string;
  area: string;
  membersOnly: boolean;
  open: boolean;
  props: Record<string, string | number | boolean>;
}
export interface ImportReport {
  taken: Record<string, { added: number; updated: number }>;
  refused: { list: string; row: number; code: string; reasons: string[] }[];
}

const patience = 600_000;

/** Asks the running portal with the operator's token; a refusal is a Fault with its reasons. */
export async function askOperations<Answer>(portal: PortalAddress, path: string, body?: object): Promise<Answer> {
  const response = await fetch(portal.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${portal.token()}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new Fault(`The portal at ${portal.url} does not answer (${error.message}). Start it, or set PORTICO_URL.`);
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { error?: string; reasons?: string[] };
  if (response.ok) return answer;
  throw new Fault((answer.reasons ?? [answer.error ?? `The portal answered ${response.status}.`]).join('\n'));
}
