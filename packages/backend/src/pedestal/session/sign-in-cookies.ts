import type { RequestFacts } from '../../kernel/api/visitor.ts';
import type { Environment } from '../../kernel/environment/environment.ts';
import { tokenLifetime } from './tokens.ts';

type Site = Pick<Environment, 'publicUrl'>;
const isSecure = ({ publicUrl }: Site) => publicUrl?.startsWith('https:') ?? false;
const rest = (site: Site) => `Path=/; SameSite=Lax; Max-Age=${tokenLifetime}${isSecure(site) ? '; Secure' : ''}`;

/** The token, which scripts read for the Bearer header; a planted one is overwritten. */
export function setTokenCookie(site: Site, facts: RequestFacts, token: string): void {
  facts.setCookie(`token=${token}; ${rest(site)}`);
}

/** The companion, which scripts cannot read: a stolen token alone does not give access to calls that need both. */
export function setCompanionCookie(site: Site, facts: RequestFacts, companion: string): void {
  facts.setCookie(`${isSecure(site) ? '__Host-sid' : 'sid'}=${companion}; ${rest(site)}; HttpOnly`);
}

export function clearSignInCookies(site: Site, facts: RequestFacts): void {
  const gone = `Path=/; SameSite=Lax; Max-Age=0${isSecure(site) ? '; Secure' : ''}`;
  facts.setCookie(`token=; ${gone}`);
  facts.setCookie(`${isSecure(site) ? '__Host-sid' : 'sid'}=; ${gone}; HttpOnly`);
}
