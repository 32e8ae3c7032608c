import { randomBytes } from 'node:crypto';
import type { RequestFacts } from '../../kernel/api/visitor.ts';
import type { Environment } from '../../kernel/environment/environment.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';

/** Seconds: longer than any sign-in at a partner takes. */
const lifetime = 900;
const form = /^[\w-]{22,64}$/;

/** The fingerprint of the browser's nonce cookie; undefined without one, so it has started nothing. */
export function knownBrowser(facts: RequestFacts): string | undefined {
  return facts.browser && form.test(facts.browser) ? fingerprint(facts.browser) : undefined;
}

/** The same, and sets a nonce if there is none. Scripts cannot read it; it is sent when a partner redirects back. */
export function markBrowser({ publicUrl }: Pick<Environment, 'publicUrl'>, facts: RequestFacts): string {
  const nonce = facts.browser && form.test(facts.browser) ? facts.browser : randomBytes(18).toString('base64url');
  const secure = publicUrl?.startsWith('https:');
  const name = secure ? '__Host-flow' : 'flow';
  facts.setCookie(`${name}=${nonce}; Path=/; SameSite=Lax; Max-Age=${lifetime}; HttpOnly${secure ? '; Secure' : ''}`);
  return fingerprint(nonce);
}
