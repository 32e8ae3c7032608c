import { createApp } from '../app.ts';
import type { PortalApp } from '../kernel/api/portal-app.ts';
import { mountPortalOperations } from '../operations.ts';
import { operatorsOf, operatorToken, type TestPortal } from './test-portal.ts';

/** An event for open tabs, and the school that it is for. */
export interface Told {
  event: string;
  fid: string | undefined;
}
interface Heard {
  told?: Told[];
  introduceAreas?: () => Promise<unknown>;
}

/** Events of a test that nobody hears, or that are noted in `told`. */
export const silentLive = (told: Told[] = []) => ({
  publish: async (event: string, _data: object, to?: { fid?: string }) => void told.push({ event, fid: to?.fid }),
  onForeign: () => undefined,
  greet: () => undefined,
});

/** The portal with its operations. */
export const appWithOperations = ({ services }: Pick<TestPortal, 'services'>, { told, introduceAreas }: Heard = {}): PortalApp =>
  createApp({
    services,
    mount: (routes) =>
      mountPortalOperations(routes, {
        services,
        operators: operatorsOf(services),
        live: silentLive(told),
        ...(introduceAreas && { introduceAreas }),
      }),
  });

/** Asks operations as `portico` does: a GET, or a POST with a body. */
export const operationsOf =
  (portal: () => TestPortal, heard: Heard = {}) =>
  async <Answer>(path: string, body?: object, token = operatorToken, headers: Record<string, string> = {}) => {
    const answer = await appWithOperations(portal(), heard).request(`http://localhost${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer & { error?: string; reasons?: string[] } };
  };
