import type { BindKind, UserType } from '@portico/contracts';
import type { Person, School, Session } from '../identity/schema.ts';

/** Who sends the request, in which school. Only `visitorOf` creates it: no claim of the browser counts. */
export interface Visitor {
  school: School;
  userType: UserType;
  person: Person | null;
  /** This person's identities in other systems. */
  binds: BindKind[];
  /** Empty before a guest token was issued, and when the token was refused. */
  session: Session | null;
  /**
   * `refused`: a token was sent, but it is expired, revoked, forged or another school's. `unconfirmed`: its sign-in waits
   * for the person's confirmation.
   */
  token: 'none' | 'good' | 'refused' | 'unconfirmed';
}

/** A visitor whose token opens nothing. */
export const refusedVisitor = (school: School): Visitor => ({
  school,
  userType: 'GUEST',
  person: null,
  binds: [],
  session: null,
  token: 'refused',
});

/** A signed-in person, for handlers of member calls. */
export type Member = Visitor & { person: Person; session: Session };

/** What a handler can read of the request beside its input. */
export interface RequestFacts {
  requestId: string;
  /** The visitor's network address, behind the proxy if there is one. */
  address: string;
  userAgent: string;
  /** The requested host name, with its port. */
  host: string;
  /** The cookie `sid`, which scripts cannot read. */
  companion: string | undefined;
  /** The cookie `flow`: a nonce of the browser that starts a sign-in, which scripts cannot read. */
  browser: string | undefined;
  /** Sets a cookie on the answer. */
  setCookie(cookie: string): void;
}

/** Facts for calls that the server makes itself, for instance for the first page. */
export function ownFacts(facts: Partial<RequestFacts> & Pick<RequestFacts, 'host'>): RequestFacts {
  const none = { companion: undefined, browser: undefined, setCookie: () => undefined };
  return { requestId: crypto.randomUUID(), address: 'inside', userAgent: '', ...none, ...facts };
}
