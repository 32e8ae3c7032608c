import type { ConsoleContext } from './console/context.ts';
import type { PortalServices } from './kernel/services.ts';
import type { Tokens } from './pedestal/session/tokens.ts';

/** The services of all floors' handlers. */
export interface HandlerContext extends ConsoleContext {}

/** An open portal with the services of all floors. */
export interface Services extends Omit<PortalServices, 'tokens'>, HandlerContext {
  tokens: Tokens;
}
