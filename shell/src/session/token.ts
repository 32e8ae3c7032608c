import { claimsOf, holderOf } from '../kept/token-holder.ts';

const name = 'token';
const thirtyDays = 2_592_000;

/** The token in the cookie, readable because the specification's Bearer header needs it. */
export function storedToken(): string | undefined {
  return document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function write(cookie: string, value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers that the portal supports
  document.cookie = `${cookie}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${location.protocol === 'https:' ? '; Secure' : ''}`;
}

/**
 * Replaces the token in one step: no call finds the cookie empty in between. `tourist` only marks a guest for display.
 */
export function storeToken(token: string, guest: boolean): void {
  write(name, token, thirtyDays);
  write('tourist', guest ? '1' : '', guest ? thirtyDays : 0);
}

export function clearToken(): void {
  write(name, '', 0);
  write('tourist', '', 0);
}

/** ms since a token was issued; an unreadable token counts as new, because the server will refuse it. */
export function tokenAge(token: string): number {
  const { iat } = claimsOf(token);
  return iat ? Math.max(0, Date.now() - iat * 1_000) : 0;
}

/** The person of the stored token; a browser without one is a guest's. */
export const tokenHolder = (): string => holderOf(storedToken() ?? '');
