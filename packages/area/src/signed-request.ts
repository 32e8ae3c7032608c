import { createHash } from 'node:crypto';
import { type AcceptedKey, checkSignature, signRecord } from './area-keys.ts';

/** What a team's signature covers, beside its time: the body, the address and the portal. */
export interface RequestToSign {
  method: string;
  /** As in the header `Host`. */
  host: string;
  path: string;
}
type Header = { area: string; time: number; digest: string; signature: string };

/** Allowed difference in ms between the clocks of a team's machine and the portal. */
export const maxClockDifferenceMs = 5 * 60_000;

/** The header `Authorization` of a request that a team signs with its area's private key (PEM), instead of an operator's token. */
export function signRequest(
  request: RequestToSign,
  { area, key, body, now }: { area: string; key: string; body: string; now: Date },
): string {
  const said = { area, time: now.getTime(), digest: digestOf(body) };
  return `Portico-Key area=${area}, time=${said.time}, digest=${said.digest}, signature=${signRecord(textOf(request, said), key)}`;
}

/** The contents of a header, unchecked. Undefined where it is of another kind. */
export function readSignedRequest(header: string | undefined): Header | undefined {
  const [, area, time, digest, signature] =
    /^Portico-Key area=([a-z][a-z0-9-]{0,59}), time=(\d{1,15}), digest=([0-9a-f]{64}), signature=([A-Za-z0-9+/]{86}==)$/.exec(
      header ?? '',
    ) ?? [];
  return area && time && digest && signature ? { area, time: Number(time), digest, signature } : undefined;
}

/**
 * The fingerprint of the key that signed a request, or why it is refused. The body arrives later: compare it with
 * `digest`.
 */
export function checkRequest(
  request: RequestToSign,
  { claimed, keys, now }: { claimed: Header; keys: readonly AcceptedKey[]; now: Date },
): { keyId: string } | { problem: string } {
  const { area, signature } = claimed;
  const checked = checkSignature(textOf(request, claimed), { signature, keys, area });
  if (checked.keyId === undefined) return { problem: checked.problem };
  const minutes = Math.round((claimed.time - now.getTime()) / 60_000);
  if (Math.abs(claimed.time - now.getTime()) <= maxClockDifferenceMs) return { keyId: checked.keyId };
  return {
    problem: `The request was signed ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'before'} the portal's time. Set this machine's clock, and try again.`,
  };
}

/** SHA-256, hexadecimal. */
export const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex');

/** A signature for one purpose must not be valid for another. */
const textOf = ({ method, host, path }: RequestToSign, { area, time, digest }: Omit<Header, 'signature'>): string =>
  ['portico request', method, host, path, area, time, digest].join('\n');
