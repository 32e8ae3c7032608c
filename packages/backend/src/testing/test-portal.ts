import type { Envelope } from '@portico/contracts';
import { createApp } from '../app.ts';
import type { OpenDatabase } from '../kernel/database/database.ts';
import { readEnvironment } from '../kernel/environment/environment.ts';
import { createOperators } from '../kernel/operator/operators.ts';
import { createLog } from '../kernel/server/log.ts';
import { openPortal } from '../portal.ts';
import { demoPassword } from '../seed/seed-demo.ts';
import type { Services } from '../services.ts';

export interface Sent {
  /** Default: localhost. */
  host?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}
export interface Received<Data> extends Envelope<Data> {
  status: number;
  headers: Headers;
}
export type Account = 'guest' | '20260001' | 'T10001' | 'admin';

export interface TestPortal {
  services: Services;
  /** What was logged, as text. */
  logged: string[];
  /** `peer`: the network address at the other end of the socket. */
  request(path: string, init?: RequestInit & { host?: string; peer?: string }): Promise<Response>;
  get<Data>(path: string, sent?: Sent): Promise<Received<Data>>;
  post<Data>(path: string, sent?: Sent): Promise<Received<Data>>;
  /** Sends a file as the field `file`. */
  upload<Data>(path: string, file: File, sent?: Sent): Promise<Received<Data>>;
  /** A token of a demo account; signs in once for each account and school. */
  tokenOf(account: Account, host?: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestParts {
  now?: () => Date;
  rateScale?: string;
  /** More variables, for instance those of partners. */
  environment?: Record<string, string>;
}

/** What the operators of test portals send. */
export const operatorToken = 'the-operators-token';

/** Who may send operations to a test portal. */
export const operatorsOf = (services: Pick<Services, 'database' | 'now'>) => createOperators({ ...services, first: operatorToken });

/** Tests leave no key behind in the folder they run in. */
const testKey = Buffer.alloc(32, 7).toString('base64');

/** The whole portal on a database, without a port: requests go straight to the app. Times can be moved by `now`. */
export async function openTestPortal(open: OpenDatabase, parts: TestParts = {}): Promise<TestPortal> {
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => logged.push(line) });
  const environment = readEnvironment({
    PORTICO_SECRET_KEY: testKey,
    PORTICO_DEMO: '1',
    PORTICO_RATE_SCALE: parts.rateScale ?? '1000',
    ...parts.environment,
  });
  const services = await openPortal(environment, { open, log, ...(parts.now && { now: parts.now }) });
  const app = createApp({ services, operating: { operators: operatorsOf(services) } });
  const tokens = new Map<string, Promise<string>>();

  const request: TestPortal['request'] = async (path, { host = 'localhost', peer, ...init } = {}) => {
    const headers = new Headers(init.headers);
    headers.set('host', host);
    return app.request(`http://${host}${path}`, { ...init, headers }, { incoming: { socket: { remoteAddress: peer } } });
  };
  async function send<Data>(method: string, path: string, { host, token, headers, body }: Sent): Promise<Received<Data>> {
    const answer = await request(path, {
      method,
      ...(host && { host }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    return { ...((await answer.json()) as Envelope<Data>), status: answer.status, headers: answer.headers };
  }
  async function upload<Data>(path: string, file: File, { host, token, headers: more }: Sent): Promise<Received<Data>> {
    const form = new FormData();
    form.set('file', file);
    // As bytes: a form that is refused unread would end its stream with an error outside of the test.
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '', ...(token && { authorization: `Bearer ${token}` }), ...more };
    const answer = await request(path, { method: 'POST', body: await sent.arrayBuffer(), headers, ...(host && { host }) });
    return { ...((await answer.json()) as Envelope<Data>), status: answer.status, headers: answer.headers };
  }
  async function signIn(account: Account, host: string): Promise<string> {
    const answer =
      account === 'guest'
        ? await send<{ token: string }>('GET', '/pedestal/auth/guest/login', { host })
        : await send<{ token: string }>('POST', '/pedestal/auth/cx/login', { host, body: { username: account, password: demoPassword } });
    if (!answer.data) throw new Error(`${account} could not sign in: ${answer.code} ${answer.msg}`);
    return answer.data.token;
  }

  return {
    services,
    logged,
    request,
    get: (path, sent = {}) => send('GET', path, sent),
    post: (path, sent = {}) => send('POST', path, sent),
    upload: (path, file, sent = {}) => upload(path, file, sent),
    tokenOf(account, host = 'localhost') {
      const name = `${account} ${host}`;
      const token = tokens.get(name) ?? signIn(account, host);
      tokens.set(name, token);
      return token;
    },
    close: () => services.close(),
  };
}
