import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a browser may accept, best first, and the ending of the copy beside the file. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
export type Encoding = (typeof encodings)[number]['name'];

const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const shrinks = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.html', '.txt', '.map', '.xml', '.ico', '.ttf']);
/** Below this a copy saves no packet. */
const smallest = 512;

/** The copy of a file in one encoding; undefined where it would not be smaller. */
export async function compressedCopy(path: string, content: Uint8Array, encoding: Encoding): Promise<Buffer | undefined> {
  if (content.length < smallest || !shrinks.has(extname(path))) return undefined;
  const copy =
    encoding === 'br'
      ? await packed.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
      : await packed.gzip(content, { level: 9 });
  return copy.length < content.length ? copy : undefined;
}
