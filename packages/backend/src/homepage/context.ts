import type { PortalServices, ServiceContext } from '../kernel/services.ts';
import type { Tokens } from '../pedestal/index.ts';
import type { Sources } from './source/sources.ts';

/** What the handlers of homepage work with. */
export interface HomepageContext extends ServiceContext {
  /** The school's own systems. */
  sources: Sources;
  /** Passes for the school's assistant. */
  tokens: Pick<Tokens, 'pass'>;
}

/** The same for routes beside the API's calls. */
export type HomepageServices = Omit<PortalServices, 'tokens'> & HomepageContext;
