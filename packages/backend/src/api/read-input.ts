import { ProtocolFault } from './protocol-fault.ts';
import type { AppContext } from './request-facts.ts';
import { readStrictJson } from './strict-json.ts';

/** Bytes. The longest body of the API is a list of a hundred ids. */
const longestBody = 64 * 1024;

/** The query of a GET (a name that comes twice becomes a list), the JSON body of a POST. */
export async function readInput(context: AppContext): Promise<unknown> {
  if (context.req.method !== 'POST') return queryInput(context);
  if (!/^application\/json(\s*;\s*charset\s*=\s*"?utf-8"?)?\s*$/i.test(context.req.header('content-type') ?? '')) {
    throw new ProtocolFault(415, '请求内容须为 JSON');
  }
  const bytes = await readBody(context);
  let body: unknown;
  try {
    body = readStrictJson(bytes);
  } catch {
    throw new ProtocolFault(400, '请求内容无法识别');
  }
  if (!body || typeof body !== 'object' || Array.isArray(body)) throw new ProtocolFault(400, '请求内容无法识别');
  return body;
}

function queryInput(context: AppContext): unknown {
  const input = new Map<string, string | string[]>();
  for (const [name, value] of new URL(context.req.url).searchParams) {
    const before = input.get(name);
    input.set(name, before === undefined ? value : [before, value].flat());
  }
  // An own property even for the name __proto__.
  return Object.fromEntries(input);
}

async function readBody(context: AppContext): Promise<Uint8Array> {
  if (Number(context.req.header('content-length') ?? 0) > longestBody) throw tooLong();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (context.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > longestBody) throw tooLong();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const tooLong = () => new ProtocolFault(413, '请求内容过大', { connection: 'close' });
