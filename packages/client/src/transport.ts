import type { CallRoute } from '@portico/contracts';
import type { PortalError } from './portal-error.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** No toast when it fails: the caller shows the failure itself. */
  quiet?: boolean;
  /** Receives the parts of a streamed answer before the whole. */
  onPart?: (part: unknown) => void;
  /** Sent even if the visitor leaves the page at once. A beacon cannot carry the token that every call needs. */
  outlivesPage?: boolean;
  /** Sent with this token instead of the browser's; a refusal then does not affect the browser's session. */
  token?: string;
}

/** Sends one call and returns the envelope's data, or fails with a PortalError. */
export type Transport = (call: CallRoute, input: Record<string, unknown> | undefined, options: CallOptions) => Promise<unknown>;

/** The shell's settings for the client. */
export interface ClientSettings {
  /** Called before each call that is not idle-exempt: resets the session's idle clock and renews the token. */
  beforeCall?: (call: CallRoute) => Promise<void> | void;
  /** The Bearer token, if there is one; may fetch a guest token first. */
  token?: (call: CallRoute) => Promise<string | undefined> | string | undefined;
  /** The one listener for failures: shows the server's message or opens the sign-in page. */
  onFailure?: (error: PortalError, call: CallRoute) => void;
}

let current: Transport | undefined;

/** Sets the transport: the shell sets the network, tests a fake server, server rendering none. */
export function setTransport(transport: Transport): void {
  current = transport;
}

export function transport(): Transport {
  if (!current) throw new Error('No transport: the shell calls setTransport(networkTransport(…)) before the first call.');
  return current;
}
