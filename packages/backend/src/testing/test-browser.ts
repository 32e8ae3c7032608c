import type { Received, Sent, TestPortal } from './test-portal.ts';

/** A browser at one school: keeps its cookies, and can follow where a partner leads it. */
export interface TestBrowser {
  cookies: Map<string, string>;
  get<Data>(path: string, sent?: Sent): Promise<Received<Data>>;
  post<Data>(path: string, sent?: Sent): Promise<Received<Data>>;
  /** Goes to a page; answers where it is led on. */
  visit(path: string): Promise<{ status: number; location: string }>;
}

export function openBrowser(portal: TestPortal, host = 'localhost'): TestBrowser {
  const cookies = new Map<string, string>();
  const take = (headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/; Max-Age=0/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const withCookies = (sent: Sent): Sent => ({ host, ...sent, headers: { cookie: cookie(), ...sent.headers } });
  const kept = <Data>(answer: Received<Data>) => {
    take(answer.headers);
    return answer;
  };
  return {
    cookies,
    get: async <Data>(path: string, sent: Sent = {}) => kept(await portal.get<Data>(path, withCookies(sent))),
    post: async <Data>(path: string, sent: Sent = {}) => kept(await portal.post<Data>(path, withCookies(sent))),
    async visit(path) {
      const answer = await portal.request(path, { host, headers: { cookie: cookie() } });
      take(answer.headers);
      return { status: answer.status, location: answer.headers.get('location') ?? '' };
    },
  };
}
