/**
 * Replaces zod in browser builds (@portico/build). The browser needs only types, methods and paths of a contract; the
 * server validates. Without this every area would contain a validator that it never runs.
 */
const inert: unknown = new Proxy(() => inert, { get: () => inert, apply: () => inert });
export const z = inert;
