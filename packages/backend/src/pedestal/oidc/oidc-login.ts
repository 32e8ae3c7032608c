import { createHash, randomBytes } from 'node:crypto';
import { codes, type LoginResult } from '@portico/contracts';
import { z } from 'zod';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { OidcPartner } from '../../kernel/environment/partner-settings.ts';
import { enterByIdentity } from '../binding/enter-by-identity.ts';
import type { PedestalContext } from '../context.ts';
import { beginFlow, takeFlow } from '../flow/flows.ts';
import { PartnerFault } from '../partner/partner-request.ts';
import { personOfIdentity } from '../people/bindings.ts';
import { badTicket, personByAccount } from '../people/people.ts';
import { originOf, ownAddress } from '../session/addresses.ts';
import { enter } from '../session/enter.ts';
import { idTokenPlace } from './end-session.ts';
import { readIdToken } from './id-token.ts';
import { askForJson, type OidcProvider } from './provider.ts';

/** The page of the shell that the provider leads back to; it is registered there. */
const callbackPath = '/auth-login';
const tokenAnswer = z.object({ id_token: z.string().max(16_384), access_token: z.string().max(16_384).optional() });
const userAnswer = z.looseObject({ sub: z.string() });

interface Begun {
  nonce: string;
  verifier: string;
  service: string;
}
interface Shown {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

export function createOidcLogin(services: PedestalContext) {
  const { database, environment, log, now, providers, sealer } = services;
  const redirectUri = ({ visitor }: CallContext) => `${originOf(visitor.school, environment)}${callbackPath}`;

  /** Runs what needs the provider; a fault of the provider is told to the visitor in one sentence. */
  async function withProvider<Value>(oidc: OidcPartner, work: (provider: OidcProvider) => Promise<Value>): Promise<Value> {
    try {
      return await work(await providers.of(oidc.issuer));
    } catch (fault) {
      if (!(fault instanceof PartnerFault)) throw fault;
      log.warn({ reason: fault.message }, 'the OpenID provider did not answer as it should');
      throw badTicket('统一登录暂不可用，请稍后再试');
    }
  }

  return {
    async begin(context: CallContext, oidc: OidcPartner, given: string | undefined): Promise<{ redirectUrl: string; state: string }> {
      const service = ownAddress(given ?? '/', originOf(context.visitor.school, environment));
      if (!service) throw new Refusal(codes.domainNotAllowed, '登录地址不属于本站');
      return withProvider(oidc, async (provider) => {
        const begun: Begun = { nonce: randomText(), verifier: randomText(), service };
        const state = await beginFlow(services, context, { kind: 'oidc', body: { ...begun } });
        const address = new URL(provider.authorization_endpoint);
        const query = {
          ...{ client_id: oidc.clientId, response_type: 'code', scope: 'openid profile', redirect_uri: redirectUri(context) },
          ...{ state, nonce: begun.nonce, code_challenge: challengeOf(begun.verifier), code_challenge_method: 'S256' },
        };
        for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
        return { redirectUrl: address.href, state };
      });
    },

    async end(context: CallContext, oidc: OidcPartner, shown: Shown): Promise<LoginResult> {
      const begun = await takeFlow<Begun>(services, context, { kind: 'oidc', state: shown.state });
      if (!begun) throw badTicket('登录已失效，请重新登录');
      const { code } = shown;
      if (shown.error !== undefined || !code) throw badTicket('统一登录未完成，请重新登录');
      const claims = await withProvider(oidc, async (provider) => {
        // Another provider's answer (RFC 9207).
        if (shown.iss === undefined ? provider.authorization_response_iss_parameter_supported : shown.iss !== provider.issuer) {
          throw new PartnerFault('an answer of another issuer');
        }
        return claimsOf(provider, { oidc, code, begun, redirect: redirectUri(context) });
      });
      const identity = { kind: 'oauth2' as const, subject: `${oidc.issuer} ${claims.sub}` };
      const { service } = begun;
      const idTokenSealed = sealer.seal(claims.idToken, idTokenPlace);
      const bound = await personOfIdentity(database, context.visitor.school, identity);
      const named = bound ? undefined : await personByAccount(database, context.visitor.school, claims.account);
      if (named)
        return (await enter(services, context, { who: named, method: 'oauth2', startedHere: true, service, idTokenSealed })).result;
      return enterByIdentity(services, context, { ...identity, method: 'oauth2', service, idTokenSealed });
    },
  };

  async function claimsOf(
    provider: OidcProvider,
    { oidc, code, begun, redirect }: { oidc: OidcPartner; code: string; begun: Begun; redirect: string },
  ): Promise<{ sub: string; account: string; idToken: string }> {
    const { headers, fields } = clientProof(provider, oidc);
    const body = new URLSearchParams({
      ...fields,
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      code_verifier: begun.verifier,
    });
    const sent = {
      method: 'POST' as const,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    };
    const { id_token, access_token } = await askForJson(provider.token_endpoint, tokenAnswer, sent);
    const claims = await readIdToken(providers, provider, { idToken: id_token, clientId: oidc.clientId, nonce: begun.nonce, now: now() });
    const { sub } = claims;
    if (!oidc.accountClaim) return { sub, account: '', idToken: id_token };
    let account = claims[oidc.accountClaim];
    if (account === undefined && access_token && provider.userinfo_endpoint) {
      const user = await askForJson(provider.userinfo_endpoint, userAnswer, { headers: { authorization: `Bearer ${access_token}` } });
      if (user.sub === sub) account = user[oidc.accountClaim];
    }
    return { sub, account: typeof account === 'string' ? account.slice(0, 128) : '', idToken: id_token };
  }
}

const randomText = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

interface ClientProof {
  headers: Record<string, string>;
  fields: Record<string, string>;
}

/** How the client proves itself: by a header where the provider takes one, else in the form; a public client has only PKCE. */
function clientProof(provider: OidcProvider, { clientId, clientSecret }: OidcPartner): ClientProof {
  if (!clientSecret) return { headers: {}, fields: { client_id: clientId } };
  if (!provider.token_endpoint_auth_methods_supported.includes('client_secret_basic')) {
    return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } };
  }
  const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, fields: {} };
}
