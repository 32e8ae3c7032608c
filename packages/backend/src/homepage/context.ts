import type { PortalServices, ServiceContext } from '../kernel/services.ts';
import type { Tokens } from '../pedestal/index.ts';
import type { Sources } from './source/sources.ts';

/** The dependencies of homepage's handlers. */
export interface HomepageContext extends ServiceContext {
  /** The school's source systems. */
  sources: Sources;
  /** Passes for the school's assistant, identities for areas' services. */
  tokens: Pick<Tokens, 'pass' | 'identity'>;
}

/** The same for routes that are not calls of the API. */
export type HomepageServices = Omit<PortalServices, 'tokens'> & HomepageContext;
