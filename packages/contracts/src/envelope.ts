/** Every answer of the API, refusals included. `msg` is for the visitor, in Chinese. */
export interface Envelope<T> {
  success: boolean;
  code: number;
  msg: string;
  data: T | null;
}

/** Business codes. 1001–1999 are refusals, 2001–2007 belong to signing in. */
export const codes = {
  ok: 200,
  invalid: 400,
  signedOut: 401,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  failed: 500,
  notInAudience: 1001,
  moduleOff: 1002,
  schoolDisabled: 1003,
  notInMenus: 1004,
  stepUpRequired: 1005,
  badCredentials: 2001,
  locked: 2002,
  captchaRequired: 2003,
  ticketInvalid: 2004,
  domainNotAllowed: 2005,
  replayed: 2006,
  unbound: 2007,
} as const;

/** The no-permission range, both ends included. */
export const isNoPermission = (code: number): boolean => code >= 1001 && code <= 1999;

/** The service of an area is not bound to an address in this school. It is in the no-permission range. */
export const serviceNotBound = 1006;
