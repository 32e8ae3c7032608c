import type { Call } from '@portico/contracts';

export const endpointMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type EndpointMethod = (typeof endpointMethods)[number];

/** One part of the service that a team runs for its area. The portal forwards requests to it, with a signed identity. */
export interface Endpoint {
  methods: readonly EndpointMethod[];
  /** Timeout of an answer in ms, 100 to 30,000. Default: `endpointTimeoutMs`. */
  timeoutMs?: number;
}

export const endpointTimeoutMs = 5_000;

/** Where the browser asks for an endpoint; the rest of the address goes to the service. */
export const endpointPath = (area: string, name: string): string => `/homepage/areas/${area}/${name}`;

/** A call to the team's own service; its path is below the endpoint, `/loans`. */
export type ServiceCall = Omit<Call, 'summary' | 'who'> & { who: 'guest' | 'member' };

type Forwarded<T extends Record<string, ServiceCall>> = { [Name in keyof T]: Omit<T[Name], 'path'> & { path: string; summary: string } };

/**
 * The contract of an area's own service, for createClient, `first` and fakeService. Input is the query of a GET and the
 * JSON body of a POST.
 */
export function endpointContract<const T extends Record<string, ServiceCall>>(area: string, name: string, calls: T): Forwarded<T> {
  const base = endpointPath(area, name);
  return Object.fromEntries(
    Object.entries(calls).map(([call, { path, ...rest }]) => [call, { summary: '', ...rest, path: path === '/' ? base : base + path }]),
  ) as Forwarded<T>;
}
