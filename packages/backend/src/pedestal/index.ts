/** Pedestal's public interface for homepage. */
export { partnersOf } from './partner/partners.ts';
export { hashPassword } from './password/passwords.ts';
export { bindingsOf } from './people/bindings.ts';
export { setIdentities } from './people/set-identities.ts';
export { requireCompanion } from './session/companion.ts';
export { requireStepUp } from './session/step-up.ts';
export type { Identity, Tokens } from './session/tokens.ts';
export { userInfoOf } from './session/user-info.ts';
