import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Logger } from 'pino';
import { acceptedEncoding } from '../../kernel/api/accepted-encoding.ts';
import { createByteCache } from './byte-cache.ts';
import { compressedCopy, type Encoding, encodings } from './compressed-copies.ts';
import type { ListedFile } from './listed-files.ts';
import { isWholeCopy } from './stored-files.ts';
import { hashOf } from './verify-release.ts';

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
  /** What each path must be; absent: whatever the folder holds is served. */
  listed?: (path: string) => Promise<ListedFile | undefined>;
  /** Brings a damaged file again, and returns whether it did. */
  restore?: (path: string) => Promise<boolean>;
  log?: Logger;
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
 * the maximum memory in bytes; `bring` may download a missing file, and returns whether it did. A file that differs from
 * its hash is never served: it is brought again, else the answer is 503.
 */
export function immutableFiles({ prefix, root, most = 64 * 1024 * 1024, bring, listed, restore, log }: Served): ImmutableFiles {
  const memory = createByteCache<Promise<Answer | 'damaged' | undefined>>(most);
  const reported = new Set<string>();

  /** Undefined: there is no such file. */
  async function read(path: string, encoding: Encoding | undefined): Promise<Answer | 'damaged' | undefined> {
    const expected = await listed?.(path);
    if (expected === 'not served' || (listed && !expected)) return undefined;
    const answer = await readAnswer(join(root, path), { encoding, hash: expected?.hash });
    if (answer !== 'damaged' || reported.has(path)) return answer;
    reported.add(path);
    log?.error({ file: prefix + path }, 'a file differs from its hash and is not served');
    return answer;
  }

  const find = (path: string, encoding: Encoding | undefined) => {
    const key = `${encoding ?? 'plain'} ${path}`;
    const known = memory.get(key);
    if (known) return known;
    const reading = read(path, encoding).then(async (answer) => {
      const again = answer === undefined ? bring : answer === 'damaged' ? restore : undefined;
      return (await again?.(path).catch(() => false)) ? read(path, encoding) : answer;
    });
    void reading.then(
      (answer) => typeof answer === 'object' && memory.set(key, reading, answer.body.length + 512),
      () => undefined,
    );
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
          if (answer === 'damaged') response.writeHead(503, unavailable).end('This file is damaged here.\n');
          else if (!answer) response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found\n');
          else response.writeHead(200, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
        });
      return true;
    },
  };
}

const unavailable = { 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': '60' };

/** With a hash every form is checked: a damaged copy is made again from the plain file. */
async function readAnswer(
  file: string,
  { encoding, hash }: { encoding: Encoding | undefined; hash: string | undefined },
): Promise<Answer | 'damaged' | undefined> {
  const ending = encodings.find(({ name }) => name === encoding)?.ending;
  const stored = ending === undefined ? undefined : await readFile(file + ending).catch(() => undefined);
  if (stored && encoding && hash && (await isWholeCopy(stored, { encoding, hash }))) return answerOf(file, stored, encoding);
  const plain = await readFile(file).catch(() => undefined);
  if (!plain) return hash === undefined ? undefined : 'damaged';
  if (hash !== undefined && hashOf(plain) !== hash) return 'damaged';
  const copy = encoding && ((hash === undefined ? stored : undefined) ?? (await compressedCopy(file, plain, encoding)));
  return answerOf(file, copy ?? plain, copy && encoding);
}

function answerOf(file: string, body: Buffer, encoding: Encoding | undefined): Answer {
  return {
    body,
    headers: {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
  };
}
