import type { IncomingMessage } from 'node:http';
import type { EndpointMethod } from '@portico/area';
import { RefusedAddress, sendChecked } from '../../kernel/outgoing/checked-request.ts';

/** Maximum bytes of a service's answer. */
export const maxAnswerBytes = 1024 * 1024;

export interface ServiceRequest {
  address: URL;
  method: EndpointMethod;
  /** JSON, as the browser sent it. */
  body?: Uint8Array | undefined;
  identity: string;
  requestId: string;
  timeoutMs: number;
}

/** What a service answered below 500: JSON, or nothing. */
export interface ServiceAnswer {
  status: number;
  data: unknown;
  /** Seconds, of an answer 429. */
  retryAfter: number;
}

/** A service that did not answer as agreed. The message is for operators. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure';
  /** `unavailable` opens the circuit; one visitor's odd request does not. */
  readonly kind: 'late' | 'unavailable' | 'wrong';
  constructor(kind: ServiceFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Sends one request. Nothing of the visitor's own goes with it: no cookie, no token, no header beside these. */
export async function askService({ address, method, body, identity, requestId, timeoutMs }: ServiceRequest): Promise<ServiceAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await sendChecked(address, {
      method,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Portico',
        'x-request-id': requestId,
        'x-portico-identity': identity,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
      signal,
    });
    return await readAnswer(response);
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    if (signal.aborted) throw new ServiceFailure('late', `no answer within ${timeoutMs} ms`);
    if (error instanceof RefusedAddress) throw new ServiceFailure('unavailable', error.message);
    throw new ServiceFailure('unavailable', (error as NodeJS.ErrnoException).code ?? (error as Error).message);
  }
}

async function readAnswer(response: IncomingMessage): Promise<ServiceAnswer> {
  const { statusCode: status = 0, headers } = response;
  const fault = faultOf(status);
  if (fault) {
    response.destroy();
    throw fault;
  }
  const text = await readText(response);
  const retryAfter = Number(headers['retry-after']) || 1;
  if (text.trim() === '') return { status, data: null, retryAfter };
  try {
    return { status, data: JSON.parse(text), retryAfter };
  } catch {
    // The visitor is told by the status; a web server's own error page is HTML.
    if (status >= 400) return { status, data: null, retryAfter };
    throw new ServiceFailure('wrong', 'its answer is not JSON');
  }
}

function faultOf(status: number): ServiceFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status < 400) return new ServiceFailure('unavailable', `it answers ${status}, and redirects are not followed`);
  if (status === 401) return new ServiceFailure('wrong', 'it answers 401: it does not accept the portal’s identity');
  if (status < 500) return undefined;
  return new ServiceFailure(status === 500 || status === 501 ? 'wrong' : 'unavailable', `it answers ${status}`);
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > maxAnswerBytes) throw new ServiceFailure('wrong', `its answer is longer than ${maxAnswerBytes} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
