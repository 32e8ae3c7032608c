import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The accepted encodings, best first, and the suffix of the compressed copy. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
export type Encoding = (typeof encodings)[number]['name'];

const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const shrinks = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.html', '.txt', '.map', '.xml', '.ico', '.ttf']);
/** Below this size a copy saves no packet. */
const smallest = 512;

/** The compressed copy of a file; undefined if it would not be smaller. */
export async function compressedCopy(path: string, content: Uint8Array, encoding: Encoding): Promise<Buffer | undefined> {
  if (content.length < smallest || !shrinks.has(extname(path))) return undefined;
  const copy =
    encoding === 'br'
      ? await packed.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
      : await packed.gzip(content, { level: 9 });
  return copy.length < content.length ? copy : undefined;
}

/** The content of a compressed copy; rejects if it is damaged. */
export const unpacked = (copy: Uint8Array, encoding: Encoding): Promise<Buffer> => unpack[encoding](copy);
