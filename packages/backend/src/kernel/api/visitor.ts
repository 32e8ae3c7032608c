import type { BindKind, UserType } from '@portico/contracts';
import type { Person, School, Session } from '../identity/schema.ts';

/** Who asks, in which school. Made by `visitorOf`, and only there: nothing that the browser says of itself counts. */
export interface Visitor {
  school: School;
  userType: UserType;
  person: Person | null;
  /** The identities elsewhere that stand for this person. */
  binds: BindKind[];
  /** Empty for a first visit, before a guest token was issued, and when the token was refused. */
  session: Session | null;
  /** `refused`: a token was sent, and it is expired, revoked, forged or another school's. */
  token: 'none' | 'good' | 'refused';
}

/** A signed-in person, as handlers of member calls receive it. */
export type Member = Visitor & { person: Person; session: Session };

/** What a handler may know of the request beside its input. */
export interface RequestFacts {
  requestId: string;
  /** The visitor's network address, behind the proxy if there is one. */
  address: string;
  userAgent: string;
  /** The host name that was asked for, with its port. */
  host: string;
  /** The cookie `sid`, which script cannot read. */
  companion: string | undefined;
  /** The cookie `flow`: a nonce of the browser that begins a sign-in, which script cannot read. */
  browser: string | undefined;
  /** Takes a cookie for the answer. */
  setCookie(cookie: string): void;
}

/** Facts for calls that the server makes itself, for instance for the first page. */
export function ownFacts(facts: Partial<RequestFacts> & Pick<RequestFacts, 'host'>): RequestFacts {
  const none = { companion: undefined, browser: undefined, setCookie: () => undefined };
  return { requestId: crypto.randomUUID(), address: 'inside', userAgent: '', ...none, ...facts };
}
