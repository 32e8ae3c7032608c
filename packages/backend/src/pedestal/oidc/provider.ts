import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { askPartner, PartnerFault } from '../partner/partner-request.ts';

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** What a provider says of itself. */
export type OidcProvider = z.output<typeof document>;

/** ms that a provider's description and keys are kept; an unknown key is looked for once a minute. */
const keepFor = 600_000;
const lookAgainAfter = 60_000;

/** Asks a partner for JSON; anything else is a PartnerFault. */
export async function askForJson<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  sent: Parameters<typeof askPartner>[1] = {},
): Promise<z.output<Schema>> {
  const answer = await askPartner(address, { ...sent, headers: { accept: 'application/json', ...sent.headers } });
  if (answer.status !== 200) throw new PartnerFault(`status ${answer.status}`);
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    throw new PartnerFault('an answer that is not JSON');
  }
  const read = schema.safeParse(body);
  if (!read.success) throw new PartnerFault('an answer that lacks what it must have');
  return read.data;
}

export interface Providers {
  /** The description of an issuer, by discovery. */
  of(issuer: string): Promise<OidcProvider>;
  keysOf(provider: OidcProvider, wanted: { fresh: boolean }): Promise<JWTVerifyGetKey>;
}

export function createProviders(): Providers {
  const described = new Map<string, { at: number; provider: Promise<OidcProvider> }>();
  const keyed = new Map<string, { at: number; keys: Promise<JWTVerifyGetKey> }>();

  async function discover(issuer: string): Promise<OidcProvider> {
    const provider = await askForJson(`${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`, document);
    if (provider.issuer.replace(/\/+$/, '') !== issuer.replace(/\/+$/, '')) throw new PartnerFault('a description of another issuer');
    const { protocol } = new URL(issuer);
    const addresses = [provider.authorization_endpoint, provider.token_endpoint, provider.jwks_uri];
    const offered = [provider.userinfo_endpoint, provider.end_session_endpoint].flatMap((address) => address ?? []);
    if ([...addresses, ...offered].some((address) => new URL(address).protocol !== 'https:' && new URL(address).protocol !== protocol)) {
      throw new PartnerFault('addresses without https');
    }
    return provider;
  }

  return {
    of(issuer) {
      const found = described.get(issuer);
      if (found && Date.now() - found.at < keepFor) return found.provider;
      const provider = discover(issuer);
      described.set(issuer, { at: Date.now(), provider });
      provider.catch(() => described.delete(issuer));
      return provider;
    },
    keysOf({ jwks_uri }, { fresh }) {
      const found = keyed.get(jwks_uri);
      if (found && Date.now() - found.at < (fresh ? lookAgainAfter : keepFor)) return found.keys;
      const keys = askForJson(jwks_uri, keySet).then((set) => createLocalJWKSet(set as JSONWebKeySet));
      keyed.set(jwks_uri, { at: Date.now(), keys });
      keys.catch(() => keyed.delete(jwks_uri));
      return keys;
    },
  };
}
