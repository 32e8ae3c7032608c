import { LRUCache } from 'lru-cache';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ServerMetadata,
} from 'openid-client';
import type { OidcPartner } from '../../kernel/environment/partner-settings.ts';
import { askTwice, PartnerFault } from '../partner/partner-request.ts';
import { fetchFromPartner } from './fetch-from-partner.ts';

/** Cache time of a provider's description. Its keys are reloaded when a token names an unknown one. */
const describedForMs = 600_000;
const maxProviders = 500;
const toleranceSeconds = 60;

/** The portal as a client of OpenID providers. */
export interface Providers {
  /**
   * The openid-client configuration of this partner, by discovery. Throws a PartnerFault or an error of openid-client.
   */
  of(oidc: OidcPartner): Promise<Configuration>;
}

export function createProviders(): Providers {
  const known = new LRUCache<string, Promise<Configuration>>({ max: maxProviders, ttl: describedForMs, perf: Date });
  return {
    of(oidc) {
      const name = JSON.stringify([oidc.issuer, oidc.clientId, oidc.clientSecret]);
      const found = known.get(name);
      if (found) return found;
      const configuration = configure(oidc);
      known.set(name, configuration);
      configuration.catch(() => known.delete(name));
      return configuration;
    },
  };
}

async function configure({ issuer, clientId, clientSecret }: OidcPartner): Promise<Configuration> {
  const insecure = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : [];
  const address = new URL(`${withoutSlash(issuer)}/.well-known/openid-configuration`);
  // The first request may wake a provider that starts slowly.
  const found = await askTwice(['unreached', 'late'], () =>
    discovery(address, clientId, undefined, undefined, { [customFetch]: fetchFromPartner, execute: insecure }),
  );
  const server = found.serverMetadata();
  if (withoutSlash(server.issuer) !== withoutSlash(issuer)) throw new PartnerFault('a description of another issuer');
  requireAddresses(server, new URL(issuer).protocol);
  const configuration = new Configuration(
    server,
    clientId,
    { client_secret: clientSecret, [clockTolerance]: toleranceSeconds },
    clientProof(server, clientSecret),
  );
  configuration[customFetch] = fetchFromPartner;
  for (const extension of [...insecure, enableNonRepudiationChecks]) extension(configuration);
  return configuration;
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Addresses that the portal or the browser will be sent to: they must exist, and be as safe as the issuer. */
function requireAddresses(server: ServerMetadata, protocol: string): void {
  const needed = [server.authorization_endpoint, server.token_endpoint, server.jwks_uri];
  if (needed.some((address) => address === undefined || !URL.canParse(address))) {
    throw new PartnerFault('a description that lacks what it must have');
  }
  const offered = [...needed, server.userinfo_endpoint, server.end_session_endpoint].flatMap((address) => address ?? []);
  const isSafe = (address: string) => ['https:', protocol].includes(new URL(address).protocol);
  if (!offered.every(isSafe)) throw new PartnerFault('addresses without https');
}

/**
 * The client authentication: by a header if the provider supports it, else in the form; a public client has only PKCE.
 */
function clientProof(server: ServerMetadata, clientSecret: string | undefined): ClientAuth {
  if (!clientSecret) return None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret);
}
