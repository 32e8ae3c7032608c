import { hostname, userInfo } from 'node:os';
import type { Plan } from '@portico/area';
import { signRequest } from '@portico/area/signed-request';
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
  /** Percent. */
  share: number | null;
  preview: string | null;
  /** The build that a share is tried against. */
  replaced: string | null;
  revision: number;
  rollback: boolean;
  time: string;
}
export interface Listing {
  revision: number;
  releases: PublishedRelease[];
  activations: Activation[];
  /** Shares that the portal ended by itself. */
  halted: { area: string; buildId: string | null; share: number; note: string; time: string }[];
}

/** What tabs say of one build. */
export interface BuildHealth {
  area: string;
  buildId: string;
  /** Open ones. */
  tabs: number;
  /** All of the last days, and those of them in which it failed. */
  seen: number;
  failed: number;
}
export interface Health {
  revision: number;
  builds: BuildHealth[];
  nodes: { node: string; shell: string; revision: number; ahead: number; seen: string }[];
}
/** One line of the history. */
export interface Step {
  time: string;
  who: string;
  action: string;
  area: string;
  buildId: string | null;
  school: string | null;
  share: number | null;
  preview: string | null;
  note: string | null;
  fromRevision: number;
  toRevision: number;
}

/** The registry of a running portal, over HTTP. Refusals are Faults with every reason on its own line. */
export interface RegistryClient {
  plan(): Promise<Plan>;
  list(): Promise<Listing>;
  health(): Promise<Health>;
  /** What the portal finds wrong with its files and its store. */
  faults(): Promise<string[]>;
  /** The newest signed document, and the public key that the portal says it is signed with. */
  document(): Promise<{ document?: string; signature?: string; keyId?: string; publicKey: string }>;
  /** Removes builds that nobody can ask for any more, or only names them. */
  collect(wish: { checkOnly: boolean }): Promise<{ area: string; buildId: string }[]>;
  /** The newest first. */
  history(area?: string): Promise<Step[]>;
  publish(build: BuiltArea & { signature: string; checkOnly?: boolean; despiteOpenTabs?: boolean }): Promise<{ already: boolean }>;
  activate(wish: {
    area: string;
    buildId?: string;
    rollback?: true;
    school?: string | undefined;
    share?: number | undefined;
    preview?: string | undefined;
  }): Promise<{ revision: number; buildId: string | null; school?: string; share?: number; preview?: string; link?: string }>;
}

const patience = 60_000;

interface Question {
  body?: object;
  /** Everybody may ask. */
  open?: boolean;
  /** The area that it is about, where its team may do it too. */
  area?: string;
}

export function registryClient(portal: PortalAddress): RegistryClient {
  /** With the operator's token; without one, what concerns an area is signed with that area's key. */
  const authorization = (path: string, body: string | undefined, area: string | undefined) => {
    if (area === undefined || portal.hasToken()) return `Bearer ${portal.token()}`;
    const request = { method: 'POST', host: new URL(portal.url).host, path };
    return signRequest(request, { area, key: portal.key(area), body: body ?? '', now: new Date() });
  };
  const ask = async <Answer>(path: string, { body, open = false, area }: Question = {}): Promise<Answer> => {
    const text = body && JSON.stringify(body);
    const response = await fetch(portal.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(open ? {} : { authorization: authorization(path, text, area), 'x-portico-operator': operatorName() }),
        ...(text ? { 'content-type': 'application/json' } : {}),
      },
      body: text,
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
    health: () => ask('/registry/health', { open: true }),
    faults: async () => (await ask<{ faults: string[] }>('/registry/faults')).faults,
    document: () => ask('/registry/document'),
    collect: async (wish) =>
      (await ask<{ collected: { area: string; buildId: string }[] }>('/registry/collections', { body: wish })).collected,
    history: async (area) => (await ask<{ steps: Step[] }>(`/registry/history${area ? `?area=${encodeURIComponent(area)}` : ''}`)).steps,
    publish: ({ area, record, signature, files, checkOnly, despiteOpenTabs }) => {
      const packed = Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));
      return ask('/registry/releases', { body: { record, signature, files: packed, checkOnly, despiteOpenTabs }, area });
    },
    activate: (wish) => ask('/registry/activations', { body: wish, area: wish.area }),
  };
}

/** For the history: whoever runs this command, as the machine knows them. */
const operatorName = () => `${userInfo().username}@${hostname()}`.replace(/[^\w.@ -]/g, '-').slice(0, 60);

const reasonOf = (error: Error) =>
  error.cause instanceof Error ? error.cause.message || String((error.cause as { code?: string }).code) : error.message;
