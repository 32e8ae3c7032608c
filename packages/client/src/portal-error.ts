import { codes, isNoPermission } from '@portico/contracts';

/** What went wrong, in the kinds that screens distinguish. */
export type PortalErrorKind = 'signed-out' | 'forbidden' | 'not-found' | 'conflict' | 'invalid' | 'offline' | 'failed';

/**
 * The error of every failed call. Test `error.kind`, never instanceof: two copies of a package are two classes.
 * `message` is the server's sentence for the visitor, as text.
 */
export interface PortalError extends Error {
  kind: PortalErrorKind;
  /** Business code of the envelope, else the HTTP status, else 0. */
  code: number;
  /** The visitor quotes it when reporting a fault. */
  requestId?: string;
  /** The call's path and HTTP status, where the status was not 200. */
  path?: string;
  status?: number;
  /** What the refusal brought along: `reasons` by field, or what stands now. */
  data?: unknown;
  /** True for a call that the visitor did not start; the shell then shows no toast. */
  quiet?: boolean;
}

/** Creates a PortalError; areas also throw it for their own refusals. */
export function portalError(
  kind: PortalErrorKind,
  message: string,
  facts: Partial<Omit<PortalError, 'kind' | 'message'>> = {},
): PortalError {
  return Object.assign(new Error(message), { name: 'PortalError', kind, code: 0, ...facts });
}

/** The kind of a business code or, outside the envelope, of an HTTP status. */
export function kindOfCode(code: number): PortalErrorKind {
  if (code === codes.signedOut) return 'signed-out';
  if (code === codes.notFound) return 'not-found';
  if (code === codes.conflict) return 'conflict';
  if (code === codes.invalid || code === 413 || code === 415) return 'invalid';
  if (isNoPermission(code) || code === 403) return 'forbidden';
  return 'failed';
}

/** The kind of anything that was thrown. */
export function errorKind(error: unknown): PortalErrorKind {
  const kind = (error as Partial<PortalError> | null)?.kind;
  return kind ?? 'failed';
}

export const noService = '服务暂时没有响应，请稍后重新加载。';

/** Text from a server, safe to show: no control characters, at most 200 characters. */
export function plainMessage(message: unknown, otherwise: string): string {
  if (typeof message !== 'string') return otherwise;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const text = message.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ').trim();
  return text ? text.slice(0, 200) : otherwise;
}
