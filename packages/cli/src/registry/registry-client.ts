import type { Plan } from '@portico/area';
import { Fault } from '../fault.ts';
import type { BuiltArea } from './built-area.ts';
import type { PortalAddress } from './portal-address.ts';

export interface PublishedRelease {
  area: string;
  buildId: string;
  keyId: string;
  publishTime: string;
  publishedBy: string;
}
export interface Activation {
  area: string;
  buildId: string;
  school: string | null;
  revision: number;
  rollback: boolean;
  time: string;
}
export interface Listing {
  revision: number;
  releases: PublishedRelease[];
  activations: Activation[];
}

/** The registry of a running portal, over HTTP. Refusals are Faults with every reason on its own line. */
export interface RegistryClient {
  plan(): Promise<Plan>;
  list(): Promise<Listing>;
  publish(build: BuiltArea & { signature: string; checkOnly?: boolean }): Promise<{ already: boolean }>;
  activate(wish: {
    area: string;
    buildId?: string;
    rollback?: true;
    school?: string;
  }): Promise<{ revision: number; buildId: string | null }>;
}

const patience = 60_000;

export function registryClient(portal: PortalAddress): RegistryClient {
  const ask = async <Answer>(path: string, { body, open = false }: { body?: object; open?: boolean } = {}): Promise<Answer> => {
    const response = await fetch(portal.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(open ? {} : { authorization: `Bearer ${portal.token()}` }), ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    }).catch((error: Error) => {
      throw new Fault(`The portal at ${portal.url} does not answer (${reasonOf(error)}). Start it, or set PORTICO_URL.`);
    });
    const answer = (await response.json().catch(() => ({}))) as Answer & { error?: string; reasons?: string[] };
    if (response.ok) return answer;
    const reasons = answer.reasons ?? [answer.error ?? `The portal answered ${response.status}.`];
    throw new Fault(reasons.join('\n'));
  };
  return {
    plan: () => ask('/registry/plan', { open: true }),
    list: () => ask('/registry/releases'),
    publish: ({ record, signature, files, checkOnly }) => {
      const packed = Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));
      return ask('/registry/releases', { body: { record, signature, files: packed, checkOnly } });
    },
    activate: (wish) => ask('/registry/activations', { body: wish }),
  };
}

const reasonOf = (error: Error) =>
  error.cause instanceof Error ? error.cause.message || String((error.cause as { code?: string }).code) : error.message;
