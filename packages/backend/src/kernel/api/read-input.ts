import type { Call } from '@portico/contracts';
import { ProtocolFault } from './protocol-fault.ts';
import type { AppContext } from './request-facts.ts';
import { readStrictJson } from './strict-json.ts';

/** Maximum bytes. The longest JSON body of the API is a list of a hundred ids. */
const maxBodyBytes = 64 * 1024;
const json = /^application\/json(\s*;\s*charset\s*=\s*"?utf-8"?)?\s*$/i;
const multipart = /^multipart\/form-data\s*;\s*boundary=\S+\s*$/i;

/** A request's input. */
export interface Sent {
  /** Equal for equal requests. */
  text: string;
  /** The parsed input; throws a ProtocolFault if it is malformed. */
  read(): unknown;
}

/** The query of a GET (a repeated name becomes a list), the JSON body of a POST, the fields of an upload. */
export async function readSent(context: AppContext, call: Pick<Call, 'upload'>): Promise<Sent> {
  if (context.req.method !== 'POST') return { text: context.req.url, read: () => queryInput(context) };
  const type = context.req.header('content-type') ?? '';
  if (call.upload !== undefined) {
    const fields = await uploadInput(context, { type, longest: call.upload + maxBodyBytes });
    return { text: '', read: () => fields };
  }
  if (!json.test(type)) throw new ProtocolFault(415, '请求内容须为 JSON');
  const bytes = await readBody(context, maxBodyBytes);
  return { text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'), read: () => jsonInput(bytes) };
}

function jsonInput(bytes: Uint8Array): object {
  let body: unknown;
  try {
    body = readStrictJson(bytes);
  } catch {
    throw unreadable();
  }
  if (!body || typeof body !== 'object' || Array.isArray(body)) throw unreadable();
  return body;
}

function queryInput(context: AppContext): unknown {
  const input = new Map<string, string | string[]>();
  for (const [name, value] of new URL(context.req.url).searchParams) {
    const before = input.get(name);
    input.set(name, before === undefined ? value : [before, value].flat());
  }
  // Creates an own property even for the name __proto__.
  return Object.fromEntries(input);
}

async function uploadInput(context: AppContext, { type, longest }: { type: string; longest: number }): Promise<unknown> {
  if (!multipart.test(type)) throw new ProtocolFault(415, '请求内容须为 multipart/form-data');
  const bytes = await readBody(context, longest);
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable();
  });
  return Object.fromEntries(form);
}

/** The body of a request; a ProtocolFault where it is longer than `longest` bytes. */
export async function readBody(context: AppContext, longest: number): Promise<Uint8Array> {
  const stated = Number(context.req.header('content-length') ?? Number.NaN);
  if (stated > longest) throw tooLong();
  // A body of known length is checked once. Others are counted while they arrive.
  if (stated >= 0) return new Uint8Array(await context.req.arrayBuffer());
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (context.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > longest) throw tooLong();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const unreadable = () => new ProtocolFault(400, '请求内容无法识别');
const tooLong = () => new ProtocolFault(413, '请求内容过大', { connection: 'close' });
