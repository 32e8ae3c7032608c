/**
 * Stands in for federation's bundler runtime in areas' builds (@portico/build): the shell brings it once, so
 * that no entry carries its own.
 */
export default (globalThis as unknown as { _PORTICO_BUNDLER_RUNTIME: unknown })._PORTICO_BUNDLER_RUNTIME;
