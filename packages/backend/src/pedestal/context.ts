import type { PortalServices, ServiceContext } from '../kernel/services.ts';
import type { Providers } from './oidc/provider.ts';
import type { Sessions } from './session/sessions.ts';
import type { Tokens } from './session/tokens.ts';

/** The dependencies of pedestal's handlers. */
export interface PedestalContext extends ServiceContext {
  tokens: Tokens;
  sessions: Sessions;
  /** Descriptions and keys of OpenID providers. */
  providers: Providers;
}

/** The same for routes that are not calls of the API. */
export type PedestalServices = Omit<PortalServices, 'tokens'> & PedestalContext;
