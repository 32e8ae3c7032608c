import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { acceptedEncoding } from '../../kernel/api/accepted-encoding.ts';

export type Body = Uint8Array<ArrayBuffer> | string;
export type PageEncoding = keyof typeof pack.once;

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window, ZSTD_c_compressionLevel: level } = constants;
const by = { br: promisify(brotliCompress), gzip: promisify(gzip), zstd: promisify(zstdCompress) };
/** Milliseconds to compress a page of 145 kB: per visitor 0.5 to 1.1, giving 33 to 36 kB; shared 1.9, giving 30 kB. */
const pack = {
  once: {
    zstd: (html: string) => by.zstd(html, { params: { [level]: 1 } }),
    br: (html: string) => by.br(html, { params: { [quality]: 1, [window]: 18 } }),
    gzip: (html: string) => by.gzip(html, { level: 1 }),
  },
  forMany: {
    br: (html: string) => by.br(html, { params: { [quality]: 4, [window]: 18 } }),
    gzip: (html: string) => by.gzip(html),
  },
};

/** Compresses a page. Per-visitor pages use fast compression; shared pages use the smallest. */
export function pageEncoding(accepted: string | undefined, { forMany }: { forMany: boolean }): PageEncoding | undefined {
  return acceptedEncoding(accepted, forMany ? ['br', 'gzip'] : ['zstd', 'br', 'gzip']);
}

export async function packPage(html: string, encoding: PageEncoding | undefined, { forMany }: { forMany: boolean }): Promise<Body> {
  if (!encoding) return html;
  const packing = forMany && encoding !== 'zstd' ? pack.forMany[encoding] : pack.once[encoding];
  return new Uint8Array(await packing(html));
}
