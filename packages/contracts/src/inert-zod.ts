/**
 * Stands in for zod in browser builds (@portico/build). The browser takes only types, methods and paths from a
 * contract; the server validates. Without this every area would carry a validator that it never runs.
 */
const inert: unknown = new Proxy(() => inert, { get: () => inert, apply: () => inert });
export const z = inert;
