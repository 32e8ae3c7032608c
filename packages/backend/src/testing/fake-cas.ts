import type { ServerResponse } from 'node:http';
import { type SmallServer, serveSmall } from './small-server.ts';

const namespace = 'http://www.yale.edu/tp/cas';
export const success = (user: string, more = '') =>
  `<cas:serviceResponse xmlns:cas="${namespace}"><cas:authenticationSuccess><cas:user>${user}</cas:user>${more}</cas:authenticationSuccess></cas:serviceResponse>`;
export const failure = (code: string, text = 'no') =>
  `<cas:serviceResponse xmlns:cas="${namespace}"><cas:authenticationFailure code="${code}">${text}</cas:authenticationFailure></cas:serviceResponse>`;

/** A small CAS server: tickets that a test has issued are good once, for the service that they were issued for. */
export interface FakeCas extends SmallServer {
  /** `typed`: for a password that was just typed, not for an earlier sign-in there. */
  issue(user: string, service: string, typed?: boolean): string;
  /** Who is signed in there in every browser; without one its login leads back with no ticket, as a gateway does. */
  user: string | undefined;
  /** Answers the next validation in a way of its own. */
  next(answer: (response: ServerResponse) => void): void;
}

export async function serveFakeCas(): Promise<FakeCas> {
  const tickets = new Map<string, { user: string; service: string; typed: boolean }>();
  let own: ((response: ServerResponse) => void) | undefined;
  let count = 0;
  const state: Pick<FakeCas, 'issue' | 'user'> = {
    user: undefined,
    issue(user, service, typed = false) {
      count += 1;
      const ticket = `ST-${count}-${crypto.randomUUID()}-cas.school`;
      tickets.set(ticket, { user, service, typed });
      return ticket;
    },
  };
  const server = await serveSmall((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cas.invalid');
    if (own) {
      const answer = own;
      own = undefined;
      return answer(response);
    }
    if (pathname === '/login' || pathname === '/logout') return leadBack(searchParams, pathname, response);
    const ticket = searchParams.get('ticket') ?? '';
    const issued = tickets.get(ticket);
    tickets.delete(ticket);
    const isRight = issued?.service === searchParams.get('service') && (issued?.typed || searchParams.get('renew') !== 'true');
    const user = isRight ? issued?.user : undefined;
    if (pathname === '/validate') return response.end(user ? `yes\n${user}\n` : 'no\n\n');
    if (!/^(\/p3)?\/serviceValidate$/.test(pathname)) return response.writeHead(404).end();
    response.setHeader('content-type', 'application/xml');
    response.end(user ? success(user) : failure('INVALID_TICKET'));
  });
  function leadBack(asked: URLSearchParams, pathname: string, response: ServerResponse): void {
    const service = asked.get('service') ?? '';
    const typed = asked.get('renew') === 'true';
    const ticket =
      pathname === '/login' && state.user ? `${service.includes('?') ? '&' : '?'}ticket=${state.issue(state.user, service, typed)}` : '';
    response.writeHead(302, { location: service + ticket }).end();
  }

  return Object.assign(state, server, {
    next(answer: (response: ServerResponse) => void) {
      own = answer;
    },
  });
}

/** What a server posts when its session ends. */
export const logOutRequest = (ticket: string) =>
  `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="LR-1" Version="2.0" IssueInstant="2026-11-20T08:00:00Z"><saml:NameID></saml:NameID><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`;
