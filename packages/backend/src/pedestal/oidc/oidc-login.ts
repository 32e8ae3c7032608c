import { codes, type LoginResult } from '@portico/contracts';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { OidcPartner } from '../../kernel/environment/partner-settings.ts';
import { enterByIdentity } from '../binding/enter-by-identity.ts';
import type { PedestalContext } from '../context.ts';
import { beginFlow, takeFlow } from '../flow/flows.ts';
import { PartnerFault } from '../partner/partner-request.ts';
import { personOfIdentity } from '../people/bindings.ts';
import { badTicket, personByAccount, unknownPerson } from '../people/people.ts';
import { originOf, ownAddress } from '../session/addresses.ts';
import { enter } from '../session/enter.ts';
import { idTokenPlace } from './end-session.ts';
import { isRefusedCode, providerFault } from './provider-fault.ts';

/** The shell's page to which the provider returns; it is registered there. */
const callbackPath = '/auth-login';
/** Maximum characters of a subject that is stored as an identity. */
const maxSubject = 255;
/** Two clocks may differ by so much. */
const toleranceMs = 60_000;

interface Begun {
  nonce: string;
  verifier: string;
  service: string;
  /** The provider was told to ask for the password; ms of that moment. */
  provesSince?: number;
}
interface Shown {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

export function createOidcLogin(services: PedestalContext) {
  const { database, environment, log, providers, sealer } = services;
  const redirectUri = ({ visitor }: CallContext) => `${originOf(visitor.school, environment)}${callbackPath}`;

  /** Runs a request to the provider; the provider's fault becomes one sentence for the visitor. */
  async function withProvider<Value>(
    { visitor, facts }: CallContext,
    oidc: OidcPartner,
    work: (provider: Configuration) => Promise<Value>,
  ): Promise<Value> {
    try {
      return await work(await providers.of(oidc));
    } catch (error) {
      const reason = providerFault(error);
      if (reason === undefined) throw error;
      log.warn(
        { requestId: facts.requestId, fid: visitor.school.fid, issuer: oidc.issuer, reason },
        'the OpenID provider did not answer as it should',
      );
      if (isRefusedCode(error)) throw badTicket();
      throw badTicket('统一登录暂不可用，请稍后再试');
    }
  }

  return {
    /** With `proves` the provider asks for the password, also of a person who is signed in there. */
    async begin(
      context: CallContext,
      oidc: OidcPartner,
      given: string | undefined,
      { proves = false } = {},
    ): Promise<{ redirectUrl: string; state: string }> {
      const service = ownAddress(given ?? '/', originOf(context.visitor.school, environment));
      if (!service) throw new Refusal(codes.domainNotAllowed, '登录地址不属于本站');
      return withProvider(context, oidc, async (provider) => {
        const begun: Begun = {
          nonce: randomNonce(),
          verifier: randomPKCECodeVerifier(),
          service,
          ...(proves && { provesSince: services.now().getTime() }),
        };
        const state = await beginFlow(services, context, { kind: 'oidc', body: { ...begun } });
        const address = buildAuthorizationUrl(provider, {
          scope: 'openid profile',
          redirect_uri: redirectUri(context),
          state,
          nonce: begun.nonce,
          code_challenge: await calculatePKCECodeChallenge(begun.verifier),
          code_challenge_method: 'S256',
          ...(proves && { prompt: 'login', max_age: '0' }),
        });
        return { redirectUrl: address.href, state };
      });
    },

    async end(context: CallContext, oidc: OidcPartner, shown: Shown): Promise<LoginResult> {
      const begun = await takeFlow<Begun>(services, context, { kind: 'oidc', state: shown.state });
      if (!begun) throw badTicket('登录已失效，请重新登录');
      const { code } = shown;
      if (shown.error !== undefined || !code) throw badTicket('统一登录未完成，请重新登录');
      const answer = new URL(redirectUri(context));
      answer.search = new URLSearchParams({ code, state: shown.state, ...(shown.iss !== undefined && { iss: shown.iss }) }).toString();
      const claims = await withProvider(context, oidc, (provider) => claimsOf(provider, { oidc, answer, state: shown.state, begun }));
      const identity = { kind: 'oauth2' as const, subject: `${oidc.issuer} ${claims.sub}` };
      const { service, provesSince } = begun;
      const isProof = provesSince !== undefined;
      if (isProof && !((claims.authTime ?? 0) * 1_000 >= provesSince - toleranceMs)) {
        log.warn(
          { requestId: context.facts.requestId, fid: context.visitor.school.fid, issuer: oidc.issuer },
          'the OpenID provider was told to ask for the password, and does not say that it did',
        );
        throw badTicket('统一登录没有重新验证密码，请重试');
      }
      const idTokenSealed = sealer.seal(claims.idToken, idTokenPlace);
      const bound = await personOfIdentity(database, context.visitor.school, identity);
      const named = bound ? undefined : await personByAccount(database, context.visitor.school, claims.account);
      if (named)
        return (await enter(services, context, { who: named, method: 'oauth2', startedHere: true, service, idTokenSealed, isProof }))
          .result;
      // Who is named by the school's own provider, and is not among its people, has nothing to bind.
      if (!bound && oidc.accountClaim) {
        log.warn(
          { requestId: context.facts.requestId, fid: context.visitor.school.fid, issuer: oidc.issuer, service: new URL(service).pathname },
          'OpenID has signed in somebody whom the school does not know',
        );
        throw unknownPerson();
      }
      return enterByIdentity(services, context, { ...identity, method: 'oauth2', service, idTokenSealed, isProof });
    },
  };

  async function claimsOf(
    provider: Configuration,
    { oidc, answer, state, begun }: { oidc: OidcPartner; answer: URL; state: string; begun: Begun },
  ): Promise<{ sub: string; account: string; idToken: string; authTime: number | undefined }> {
    const tokens = await authorizationCodeGrant(provider, answer, {
      pkceCodeVerifier: begun.verifier,
      expectedState: state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims?.sub || !tokens.id_token || claims.sub.length > maxSubject) throw new PartnerFault('an identity token without a subject');
    const { sub, auth_time: authTime } = claims;
    if (!oidc.accountClaim) return { sub, account: '', idToken: tokens.id_token, authTime };
    let account: unknown = claims[oidc.accountClaim];
    if (account === undefined && provider.serverMetadata().userinfo_endpoint) {
      account = (await fetchUserInfo(provider, tokens.access_token, sub))[oidc.accountClaim];
    }
    return { sub, account: typeof account === 'string' ? account.slice(0, 128) : '', idToken: tokens.id_token, authTime };
  }
}
