/**
 * Replaces federation's bundler runtime in areas' builds (@portico/build): the shell provides it once, so no entry
 * contains a copy.
 */
export default (globalThis as unknown as { _PORTICO_BUNDLER_RUNTIME: unknown })._PORTICO_BUNDLER_RUNTIME;
