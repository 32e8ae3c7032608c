import { type Configuration, genericGrantRequest, ResponseBodyError, randomPKCECodeVerifier } from 'openid-client';
import type { OidcPartner } from '../../kernel/environment/partner-settings.ts';
import type { CheckStep } from '../partner/check-steps.ts';
import { askPartner } from '../partner/partner-request.ts';
import type { Providers } from './provider.ts';
import { isRefusedCode, providerFault } from './provider-fault.ts';

/** Discovery, the keys, and the client's secret with a code that the provider must refuse. */
export function checkOidc(providers: Providers, oidc: OidcPartner, redirectUri: string): CheckStep[] {
  let provider: Configuration | undefined;
  return [
    {
      step: 'discovery names this issuer',
      async run() {
        provider = await providers.of(oidc);
        return undefined;
      },
    },
    {
      step: 'it has keys for identity tokens',
      async run() {
        const { text } = await askPartner(provider?.serverMetadata().jwks_uri ?? '');
        const { keys } = JSON.parse(text) as { keys?: { kty?: string }[] };
        return keys?.some(({ kty }) => kty !== 'oct') ? undefined : 'jwks_uri has no public key';
      },
    },
    {
      step: 'client and secret are accepted, and a wrong code is refused',
      occasion: 'test',
      async run() {
        const sent = { code: 'portico-check', redirect_uri: redirectUri, code_verifier: randomPKCECodeVerifier() };
        try {
          if (provider) await genericGrantRequest(provider, 'authorization_code', sent);
          return 'it accepts a code that it has not issued';
        } catch (error) {
          if (isRefusedCode(error)) return undefined;
          if (!(error instanceof ResponseBodyError)) throw error;
          return `${providerFault(error)}; are clientId, clientSecret and the redirect address ${redirectUri} right?`;
        }
      },
    },
  ];
}
