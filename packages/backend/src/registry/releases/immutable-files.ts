import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { acceptedEncoding } from '../../kernel/api/accepted-encoding.ts';
import { createByteCache } from './byte-cache.ts';
import { compressedCopy, type Encoding, encodings } from './compressed-copies.ts';

/** Serves files whose name changes with their content, from memory. */
export interface ImmutableFiles {
  /** Handles requests below its prefix, and returns whether it did. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
}

interface Served {
  prefix: string;
  root: string;
  most?: number;
  bring?: (path: string) => Promise<boolean>;
}

interface Answer {
  body: Buffer;
  headers: Record<string, string | number>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
/** Plain names with slashes between them; nothing that starts with a dot. */
const plainPath = /^(?:(?!\.)[\w.@~+-]+\/)*(?!\.)[\w.@~+-]+$/;

/**
 * Files of `root` at `prefix` (`/areas/`), with compressed copies from disk or created on the first request. `most` is
 * the maximum memory in bytes; `bring` may download a missing file, and returns whether it did.
 */
export function immutableFiles({ prefix, root, most = 64 * 1024 * 1024, bring }: Served): ImmutableFiles {
  const memory = createByteCache<Promise<Answer | undefined>>(most);

  const find = (path: string, encoding: Encoding | undefined) => {
    const key = `${encoding ?? 'plain'} ${path}`;
    const known = memory.get(key);
    if (known) return known;
    const file = join(root, path);
    const reading = readAnswer(file, encoding).then(async (answer) =>
      answer || !(await bring?.(path)) ? answer : readAnswer(file, encoding),
    );
    void reading.then((answer) => answer && memory.set(key, reading, answer.body.length + 512));
    return reading;
  };

  return {
    handle(request, response) {
      const address = request.url ?? '';
      if (!address.startsWith(prefix)) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return true;
      }
      const path = (address.split('?', 1)[0] as string).slice(prefix.length);
      const found = plainPath.test(path) ? find(path, acceptedEncoding(request.headers['accept-encoding'])) : Promise.resolve(undefined);
      void found
        .catch(() => undefined)
        .then((answer) => {
          if (!answer) response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found\n');
          else response.writeHead(200, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
        });
      return true;
    },
  };
}

async function readAnswer(file: string, encoding: Encoding | undefined): Promise<Answer | undefined> {
  const plain = await readFile(file).catch(() => undefined);
  if (!plain) return undefined;
  const ending = encodings.find(({ name }) => name === encoding)?.ending;
  const copy = encoding && ending ? await readFile(file + ending).catch(() => compressedCopy(file, plain, encoding)) : undefined;
  const body = copy ?? plain;
  return {
    body,
    headers: {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(copy && encoding ? { 'content-encoding': encoding } : {}),
    },
  };
}
