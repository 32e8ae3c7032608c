import { person } from '../kernel/identity/schema.ts';
import { consoleGrant, type GrantRole } from '../pedestal/grant/schema.ts';
import { demoPassword } from '../seed/seed-demo.ts';
import type { TestPortal } from './test-portal.ts';

/** A signed-in person of a demo school with a role, and their browser's cookie. */
export interface ConsolePerson {
  personId: string;
  get<Data>(path: string, query?: Record<string, string>): ReturnType<TestPortal['get']> & Promise<{ data: Data | null }>;
  post<Data>(path: string, body?: object): Promise<Awaited<ReturnType<TestPortal['post']>> & { data: Data | null }>;
  upload<Data>(path: string, file: File): Promise<Awaited<ReturnType<TestPortal['post']>> & { data: Data | null }>;
  /** Proves with the password that the person is there. */
  confirm(): Promise<void>;
}

export interface Wanted {
  account: string;
  /** Absent: without a grant. */
  role?: GrantRole;
  fid?: string;
  /** Of the grant; absent: the school's. */
  grantFid?: string;
  host?: string;
}

/** Adds a person with the demo's password and a grant, signs in, and calls the console as their browser does. */
export async function consolePerson(portal: TestPortal, wanted: Wanted): Promise<ConsolePerson> {
  const { account, role, fid = '10001', grantFid = role === 'operator' ? '' : fid, host = 'localhost' } = wanted;
  const { database } = portal.services;
  const personId = `console-${fid}-${account}`;
  const [model] = await database.select().from(person).limit(1);
  if (!model) throw new Error('The demo has no people.');
  await database
    .insert(person)
    .values({ ...model, id: personId, fid, account, name: `人${account}`, userType: 'STAFF', mustChangePassword: false, disabled: false })
    .onConflictDoNothing();
  if (role)
    await database
      .insert(consoleGrant)
      .values({ id: `${personId}-${role}`, personId, role, fid: grantFid, grantedBy: 'test', time: portal.services.now() })
      .onConflictDoNothing();
  const signedIn = await portal.post<{ token: string }>('/pedestal/auth/cx/login', {
    host,
    body: { username: account, password: demoPassword },
  });
  const token = signedIn.data?.token;
  if (!token) throw new Error(`${account} could not sign in: ${signedIn.code} ${signedIn.msg}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const sent = { host, token, headers: { cookie } };
  return {
    personId,
    get: (path: string, query: Record<string, string> = {}) => portal.get(`/pedestal/console/${path}?${new URLSearchParams(query)}`, sent),
    post: (path: string, body: object = {}) => portal.post(`/pedestal/console/${path}`, { ...sent, body }),
    upload: (path: string, file: File) => portal.upload(`/pedestal/console/${path}`, file, sent),
    async confirm() {
      const done = await portal.post('/pedestal/console/confirm', { ...sent, body: { password: demoPassword } });
      if (!done.success) throw new Error(`${account} could not confirm: ${done.msg}`);
    },
  } as ConsolePerson;
}
