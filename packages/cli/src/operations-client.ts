import type { AnswerOf, BodyOf, OperatorCall, OperatorRefusal } from '@portico/area/operator';
import { Fault } from './fault.ts';
import type { PortalAddress } from './registry/portal-address.ts';

const timeoutMs = 600_000;

/** Calls the running portal with the operator's token; a refusal is a Fault with its reasons. */
export async function askOperations<Called extends OperatorCall>(
  portal: PortalAddress,
  call: Called,
  { body, query }: { body?: BodyOf<Called>; query?: Record<string, string | undefined> } = {},
): Promise<AnswerOf<Called>> {
  const asked = new URLSearchParams(Object.entries(query ?? {}).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const response = await fetch(`${portal.url}${call.path}?${asked}`, {
    method: call.body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${portal.token()}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new Fault(`The portal at ${portal.url} does not answer (${error.message}). Start it, or set PORTICO_URL.`);
  });
  const answer = (await response.json().catch(() => ({}))) as AnswerOf<Called> & Partial<OperatorRefusal>;
  if (response.ok) return answer;
  throw new Fault((answer.reasons ?? [answer.error ?? `The portal answered ${response.status}.`]).join('\n'));
}
