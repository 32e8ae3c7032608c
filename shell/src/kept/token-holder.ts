/** The claims of a token that the browser reads; it cannot check them, the server does. */
export interface TokenClaims {
  iat?: number;
  sub?: string;
}

export function claimsOf(token: string): TokenClaims {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as TokenClaims;
  } catch {
    return {};
  }
}

/** The person of a token; without one it is a guest. */
export const holderOf = (token: string): string => claimsOf(token).sub ?? 'guest';
