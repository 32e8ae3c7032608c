import type { UserType } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { decodeProtectedHeader, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../kernel/database/database.ts';
import type { Person, Session } from '../../kernel/identity/schema.ts';
import { algorithm, createSigningKeys } from './signing-keys.ts';

/** Seconds: 30 days, as the cookie. */
export const tokenLifetime = 2_592_000;
const maxTokenLength = 4_096;

export interface TokenClaims {
  /** The session's id. */
  jti: string;
  /** The person's id, or `guest`. */
  sub: string;
  fid: string;
  userType: UserType;
  loginTime: string;
}

export interface Tokens {
  sign(session: Session, person: Person | null): Promise<string>;
  /** Undefined for everything that is not a valid, unexpired token of ours. The session row decides. */
  check(token: string): Promise<TokenClaims | undefined>;
  /** A short-lived pass for a partner in the browser, such as the robot; it gives no access here. */
  pass(audience: string, subject: string, seconds: number): Promise<string>;
  /** Who a visitor is, for the service of one area (the audience); it gives no access here. */
  identity(audience: string, claims: Identity): Promise<string>;
  /** The public keys with which such a service verifies an identity. */
  publicKeys(): Promise<JWK[]>;
}

/** A visitor as an area's service knows them. */
export interface Identity {
  /** The person's id, or `guest`. */
  sub: string;
  /** As the school's systems know the person; absent for a guest. */
  account?: string;
  fid: string;
  /** The kind of visitor in small letters, then the codes of the person's roles. */
  roles: string[];
}

/** Seconds: long enough for one request. */
const identityLifetime = 60;

export function createTokens(database: Database, now: () => Date): Tokens {
  const keys = createSigningKeys(database, now);

  async function signed(claims: JWTPayload, to: { audience: string; subject: string; seconds: number; type: string }) {
    const { kid, key } = await keys.signing();
    const issued = Math.floor(now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid, typ: to.type })
      .setSubject(to.subject)
      .setAudience(to.audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + to.seconds)
      .sign(key);
  }

  return {
    sign: (session, person) =>
      signed(
        { jti: session.id, fid: session.fid, userType: person?.userType ?? 'GUEST', loginTime: writeTime(session.loginTime) },
        { audience: 'portal', subject: person?.id ?? 'guest', seconds: tokenLifetime, type: 'at+jwt' },
      ),
    pass: (audience, subject, seconds) => signed({ jti: crypto.randomUUID() }, { audience, subject, seconds, type: 'JWT' }),
    identity: (audience, { sub, ...claims }) =>
      signed({ jti: crypto.randomUUID(), ...claims }, { audience, subject: sub, seconds: identityLifetime, type: 'identity+jwt' }),
    publicKeys: () => keys.published(),
    async check(token) {
      if (token.length > maxTokenLength) return undefined;
      // Outside the try: a database that does not answer is our fault and must not sign people out.
      const key = await keys.checking(keyIdOf(token));
      if (!key) return undefined;
      try {
        const checks = { algorithms: [algorithm], audience: 'portal', typ: 'at+jwt', currentDate: now() };
        return (await jwtVerify<TokenClaims>(token, key, checks)).payload;
      } catch {
        return undefined;
      }
    },
  };
}

function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}
