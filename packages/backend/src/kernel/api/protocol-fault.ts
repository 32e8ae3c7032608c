import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A fault of the protocol: the only case that the API does not answer with HTTP 200. */
export class ProtocolFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
