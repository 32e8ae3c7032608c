import { checkRequest, digestOf, readSignedRequest } from '@portico/area/signed-request';
import type { AppContext } from '../../kernel/api/request-facts.ts';
import type { Registry } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';

/** A team that signed its request with its area's key: it may publish its area, and show it in its own previews. */
export interface Team {
  area: string;
  keyId: string;
  digest: string;
}

/** The team of a signed request, or why it is refused; undefined if it is not signed by a team. */
export async function teamOf(context: AppContext, { registry, now }: { registry: Pick<Registry, 'keys'>; now: Date }) {
  const claimed = readSignedRequest(context.req.header('authorization'));
  if (!claimed) return undefined;
  const request = { method: context.req.method, host: context.req.header('host') ?? '', path: new URL(context.req.url).pathname };
  const checked = checkRequest(request, { claimed, keys: await registry.keys.keysOf(claimed.area), now });
  return 'problem' in checked ? checked : ({ area: claimed.area, keyId: checked.keyId, digest: claimed.digest } satisfies Team);
}

/** The prefix of previews that a team may open by itself. */
const ownPreview = /^dev-/;

/** Refuses what this team may not do. */
export function requireOwn({ area }: Team, wish: { area: string; preview?: string | undefined; school?: unknown; share?: unknown }): void {
  if (wish.area !== area) throw new RegistryRefusal(403, [`The key of ${area} may not speak for ${wish.area}.`]);
  if (!ownPreview.test(wish.preview ?? '') || wish.school !== undefined || wish.share !== undefined)
    throw new RegistryRefusal(403, [
      `The key of ${area} may publish it, and show it in previews whose names begin with dev-. Whatever else is active is the operators' word.`,
    ]);
}

/** Refuses a body that is not the signed one. */
export function requireSigned({ digest }: Team, body: string): void {
  if (digestOf(body) !== digest) throw new RegistryRefusal(400, ['The body is not the one that was signed.']);
}
