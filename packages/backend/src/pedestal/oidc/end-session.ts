import type { OidcPartner } from '../../kernel/environment/partner-settings.ts';
import type { Session } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { PartnerFault } from '../partner/partner-request.ts';

/** Where the sealed identity tokens of sessions stand. */
export const idTokenPlace = 'session id token';
/** Signs of the longest token that is put into an address. */
const longestHint = 4_096;

/**
 * Where a provider ends its own session (OpenID Connect RP-Initiated Logout), leading back to `home`; undefined where
 * its discovery offers none, or it does not answer: then only the portal's session ends.
 */
export async function endSessionAt(
  { providers, sealer, log }: Pick<PedestalContext, 'providers' | 'sealer' | 'log'>,
  { oidc, session, home }: { oidc: OidcPartner; session: Session; home: string },
): Promise<string | undefined> {
  try {
    const { end_session_endpoint: endpoint } = await providers.of(oidc.issuer);
    if (!endpoint) return undefined;
    const address = new URL(endpoint);
    address.searchParams.set('client_id', oidc.clientId);
    address.searchParams.set('post_logout_redirect_uri', home);
    const hint = session.idTokenSealed ? sealer.open(session.idTokenSealed, idTokenPlace) : '';
    if (hint && hint.length <= longestHint) address.searchParams.set('id_token_hint', hint);
    return address.href;
  } catch (fault) {
    log.warn({ reason: fault instanceof PartnerFault ? fault.message : 'its token cannot be opened' }, 'no log-out at the OpenID provider');
    return undefined;
  }
}
