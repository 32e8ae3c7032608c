import type { CallRoute } from '@portico/contracts';
import type { PortalError } from './portal-error.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** No toast when it fails: the caller shows the failure itself. */
  quiet?: boolean;
  /** Hears the parts of an answer that the server sends as they come, before the whole. */
  onPart?: (part: unknown) => void;
  /** Hears the share of an upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Arrives even where the page is left at once. A beacon would not do: it cannot carry the token that every call needs. */
  outlivesPage?: boolean;
  /** Goes out with this token instead of the browser's own; what is refused then says nothing about the browser's session. */
  token?: string;
}

/** Carries one call to wherever the answers come from, and answers the envelope's data or fails with a PortalError. */
export type Transport = (call: CallRoute, input: Record<string, unknown> | undefined, options: CallOptions) => Promise<unknown>;

/** What the shell tells the client. */
export interface ClientSettings {
  /** Called before each call that is not idle-exempt: keeps the session's idle clock and renews. */
  beforeCall?: (call: CallRoute) => Promise<void> | void;
  /** The Bearer token, if there is one; may first fetch a guest's. */
  token?: (call: CallRoute) => Promise<string | undefined> | string | undefined;
  /** The one listener for failures: shows the server's message, leads to sign-in. */
  onFailure?: (error: PortalError, call: CallRoute) => void;
}

let current: Transport | undefined;

/** Sets where calls go: the shell sets the network, tests set a fake server, the server rendering sets none. */
export function setTransport(transport: Transport): void {
  current = transport;
}

export function transport(): Transport {
  if (!current) throw new Error('No transport: the shell calls setTransport(networkTransport(…)) before the first call.');
  return current;
}
