import { hostname, userInfo } from 'node:os';
import type { Plan } from '@portico/area';
import {
  type Activated,
  type AnswerOf,
  type BodyOf,
  type Collected,
  type DocumentAnswer,
  type Health,
  type Listing,
  type OperatorCall,
  type OperatorRefusal,
  type PublishedBuild,
  registryCalls,
  type Step,
} from '@portico/area/operator';
import { signRequest } from '@portico/area/signed-request';
import { Fault } from '../fault.ts';
import type { BuiltArea } from './built-area.ts';
import { packedFiles } from './hand-over.ts';
import type { PortalAddress } from './portal-address.ts';

/** The registry of a running portal, over HTTP. Refusals are Faults with every reason on its own line. */
export interface RegistryClient {
  plan(): Promise<Plan>;
  list(): Promise<Listing>;
  health(): Promise<Health>;
  /** Faults that the portal finds in its files and its store. */
  faults(): Promise<string[]>;
  /** The newest signed document, and the public key that the portal reports for it. */
  document(): Promise<DocumentAnswer>;
  /** Removes builds that nobody can request any more, or only lists them. */
  collect(wish: BodyOf<typeof registryCalls.collect>): Promise<Collected[]>;
  /** Newest first. */
  history(area?: string): Promise<Step[]>;
  publish(
    build: BuiltArea & { signature: string; checkOnly?: boolean; force?: boolean; despiteOpenTabs?: boolean },
  ): Promise<PublishedBuild>;
  activate(wish: BodyOf<typeof registryCalls.activate>): Promise<Activated>;
}

/** A build is rendered before it is accepted, one build at a time; a look at all files reads every build. */
const timeoutMs = 300_000;

interface Question<Called extends OperatorCall> {
  body?: BodyOf<Called>;
  /** Appended to the path. */
  query?: string;
  /** Public. */
  open?: boolean;
  /** The area of the request, if its team may make it too. */
  area?: string;
}

export function registryClient(portal: PortalAddress): RegistryClient {
  /** With the operator's token; without one, an area's request is signed with that area's key. */
  const authorization = (path: string, body: string | undefined, area: string | undefined) => {
    if (area === undefined || portal.hasToken()) return `Bearer ${portal.token()}`;
    const request = { method: 'POST', host: new URL(portal.url).host, path };
    return signRequest(request, { area, key: portal.key(area), body: body ?? '', now: new Date() });
  };
  const ask = async <Called extends OperatorCall>(
    call: Called,
    { body, query = '', open = false, area }: Question<Called> = {},
  ): Promise<AnswerOf<Called>> => {
    const text = body && JSON.stringify(body);
    const response = await fetch(portal.url + call.path + query, {
      method: call.body ? 'POST' : 'GET',
      headers: {
        ...(open ? {} : { authorization: authorization(call.path, text, area), 'x-portico-operator': operatorName() }),
        ...(text ? { 'content-type': 'application/json' } : {}),
      },
      body: text,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new Fault(`The portal at ${portal.url} does not answer (${reasonOf(error)}). Start it, or set PORTICO_URL.`);
    });
    const answer = (await response.json().catch(() => ({}))) as AnswerOf<Called> & Partial<OperatorRefusal>;
    if (response.ok) return answer;
    const reasons = answer.reasons ?? [answer.error ?? `The portal answered ${response.status}.`];
    throw new Fault(reasons.join('\n'));
  };
  return {
    plan: () => ask(registryCalls.plan, { open: true }),
    list: () => ask(registryCalls.list),
    // Without a token it answers only on the portal's own machine.
    health: () => ask(registryCalls.health, { open: !portal.hasToken() }),
    faults: async () => (await ask(registryCalls.faults)).faults,
    document: () => ask(registryCalls.document),
    collect: async (wish) => (await ask(registryCalls.collect, { body: wish })).collected,
    history: async (area) => (await ask(registryCalls.history, { query: area ? `?area=${encodeURIComponent(area)}` : '' })).steps,
    publish: ({ area, record, signature, files, checkOnly, force, despiteOpenTabs }) => {
      return ask(registryCalls.publish, {
        body: { record, signature, files: packedFiles(files), checkOnly, force, despiteOpenTabs },
        area,
      });
    },
    activate: (wish) => ask(registryCalls.activate, { body: wish, area: wish.area }),
  };
}

/** For the history: the user name on this machine. */
const operatorName = () => `${userInfo().username}@${hostname()}`.replace(/[^\w.@ -]/g, '-').slice(0, 60);

const reasonOf = (error: Error) =>
  error.cause instanceof Error ? error.cause.message || String((error.cause as { code?: string }).code) : error.message;
