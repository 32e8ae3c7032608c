import { errors, type JWTPayload, jwtVerify } from 'jose';
import { PartnerFault } from '../partner/partner-request.ts';
import type { OidcProvider, Providers } from './provider.ts';

/** No symmetric algorithm and no `none`: a token is signed by a key that the provider publishes. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];
/** Seconds that the clocks may differ. */
const tolerance = 60;

export interface Expected {
  clientId: string;
  nonce: string;
  now: Date;
}

/** The claims of an identity token that the provider has made for this client and this very sign-in. */
export async function readIdToken(
  providers: Providers,
  provider: OidcProvider,
  { idToken, clientId, nonce, now }: Expected & { idToken: string },
): Promise<JWTPayload & { sub: string }> {
  const checks = {
    ...{ algorithms, issuer: provider.issuer, audience: clientId, clockTolerance: tolerance, currentDate: now },
    requiredClaims: ['sub', 'exp', 'iat'],
  };
  const verify = async (fresh: boolean) => (await jwtVerify(idToken, await providers.keysOf(provider, { fresh }), checks)).payload;
  let claims: JWTPayload;
  try {
    claims = await verify(false).catch((error: unknown) => {
      // The provider may have a new key.
      if (error instanceof errors.JWKSNoMatchingKey) return verify(true);
      throw error;
    });
  } catch (error) {
    throw error instanceof errors.JOSEError ? new PartnerFault(`an identity token that does not hold (${error.code})`) : error;
  }
  const otherParty = Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== clientId;
  if (claims.nonce !== nonce || otherParty || !claims.sub || claims.sub.length > 255) {
    throw new PartnerFault('an identity token of another sign-in');
  }
  return { ...claims, sub: claims.sub };
}
