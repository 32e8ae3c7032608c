import { buildEndSessionUrl } from 'openid-client';
import type { OidcPartner } from '../../kernel/environment/partner-settings.ts';
import type { Session } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { providerFault } from './provider-fault.ts';

/** The sealed identity tokens of sessions. */
export const idTokenPlace = 'session id token';
/** Maximum characters of a token in an address. */
const maxHintLength = 4_096;

/**
 * The provider's log-out address (OpenID Connect RP-Initiated Logout) that returns to `home`; undefined if its
 * discovery has none, or it does not answer: then only the portal's session ends.
 */
export async function endSessionAt(
  { providers, sealer, log }: Pick<PedestalContext, 'providers' | 'sealer' | 'log'>,
  { oidc, session, home }: { oidc: OidcPartner; session: Session; home: string },
): Promise<string | undefined> {
  try {
    const provider = await providers.of(oidc);
    if (!provider.serverMetadata().end_session_endpoint) return undefined;
    const hint = session.idTokenSealed ? sealer.open(session.idTokenSealed, idTokenPlace) : '';
    return buildEndSessionUrl(provider, {
      post_logout_redirect_uri: home,
      ...(hint && hint.length <= maxHintLength && { id_token_hint: hint }),
    }).href;
  } catch (error) {
    log.warn({ reason: providerFault(error) ?? 'its token cannot be opened' }, 'no log-out at the OpenID provider');
    return undefined;
  }
}
