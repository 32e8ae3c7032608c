import type { HomepageContext } from './homepage/context.ts';
import type { PortalServices } from './kernel/services.ts';
import type { PedestalContext } from './pedestal/context.ts';
import type { Tokens } from './pedestal/session/tokens.ts';

/** What the handlers of all floors work with. */
export interface HandlerContext extends PedestalContext, Omit<HomepageContext, 'tokens'> {}

/** An open portal with all that its floors work with. */
export interface Services extends Omit<PortalServices, 'tokens'>, HandlerContext {
  tokens: Tokens;
}
