import { type CallRoute, codes, type Envelope, mayRetry, queryOf } from '@portico/contracts';
import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import axiosRetry from 'axios-retry';
import { fetchAdapter } from './fetch-adapter.ts';
import { kindOfCode, noService, type PortalError, plainMessage, portalError } from './portal-error.ts';
import type { CallOptions, ClientSettings, Transport } from './transport.ts';

const timeout = 60_000;
const retries = 3;
const retryDelay = 1_000;
const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** Answers that are streamed; a protocol refusal is still JSON. */
const eventStream = 'text/event-stream, application/json';
const noAnswer = '网络不太稳定，请稍后重新加载。';

/**
 * Calls over HTTP as the specification requires: site origin, Bearer token, 60 s, three retries of side-effect-free
 * GETs 1 s apart.
 */
export function networkTransport(settings: ClientSettings): Transport {
  const http = axios.create({ timeout, headers: { Accept: 'application/json' }, transitional: { clarifyTimeoutError: true } });
  axiosRetry(http, {
    retries: 0,
    retryCondition: (error) => error.code !== AxiosError.ERR_CANCELED && (!error.response || retryStatuses.has(error.response.status)),
    retryDelay: (_count, error) => Math.max(retryDelay, 1_000 * Number(error.response?.headers['retry-after'] ?? 0) || 0),
  });
  return async (call, input, options) => {
    try {
      if (!call.idleExempt) await settings.beforeCall?.(call);
      const token = options.token ?? (call.who === 'anyone' && call.idleExempt ? undefined : await settings.token?.(call));
      return await send(http, { call, input, options, token });
    } catch (thrown) {
      const error = thrown as PortalError;
      if (options.quiet) error.quiet = true;
      if (!options.signal?.aborted && options.token === undefined) settings.onFailure?.(error, call);
      throw error;
    }
  };
}

interface Sending {
  call: CallRoute;
  input: Record<string, unknown> | undefined;
  options: CallOptions;
  token: string | undefined;
}

async function send(http: AxiosInstance, { call, input, options, token }: Sending): Promise<unknown> {
  const query = call.method === 'GET' ? queryOf(input) : '';
  const request: AxiosRequestConfig = {
    method: call.method,
    url: query ? `${call.path}?${query}` : call.path,
    data: call.method === 'POST' ? bodyOf(call, input) : undefined,
    onUploadProgress: options.onProgress && (({ progress = 0 }) => options.onProgress?.(progress)),
    ...(options.onPart && { adapter: fetchAdapter, responseType: 'stream' }),
    ...(options.outlivesPage && { adapter: fetchAdapter, fetchOptions: { keepalive: true } }),
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(options.onPart && { Accept: eventStream }) },
    signal: options.signal,
    'axios-retry': { retries: mayRetry(call) ? retries : 0 },
  };
  const response = await http.request<Envelope<unknown>>(request).catch((failure: unknown) => {
    throw failedRequest(call, failure);
  });
  if (options.onPart) response.data = await readParts(response.data, options.onPart, call);
  const requestId = String(response.headers['x-request-id'] ?? '') || undefined;
  const { success, code, msg, data } = response.data ?? {};
  if (success === true) return data;
  if (success === undefined) throw portalError('failed', noService, { code: codes.failed, requestId, path: call.path });
  throw portalError(kindOfCode(code), plainMessage(msg, noService), { code, requestId, path: call.path, ...(data ? { data } : {}) });
}

/** JSON; an upload's fields as a form, including files. The browser sets its content type with the boundary. */
function bodyOf({ upload }: CallRoute, input: Record<string, unknown> = {}): FormData | Record<string, unknown> {
  if (upload === undefined) return input;
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** Only streaming calls load the code that reads a stream. */
async function readParts(body: unknown, onPart: (part: unknown) => void, call: CallRoute): Promise<Envelope<unknown>> {
  const { readEventStream } = await import('./event-stream.ts');
  return readEventStream(body as ReadableStream<Uint8Array>, onPart).catch((failure: unknown) => {
    throw failedRequest(call, failure);
  });
}

/** A status other than 200 or no answer at all. */
function failedRequest(call: CallRoute, failure: unknown): PortalError {
  const error = failure as AxiosError<Partial<Envelope<unknown>>>;
  const { response } = error;
  if (!response) return portalError('offline', noAnswer, { path: call.path, status: 0, cause: error });
  const code = response.data?.code ?? response.status;
  return portalError(response.status === 401 ? 'signed-out' : kindOfCode(code), plainMessage(response.data?.msg, noService), {
    code,
    path: call.path,
    status: response.status,
    requestId: String(response.headers['x-request-id'] ?? '') || undefined,
  });
}
