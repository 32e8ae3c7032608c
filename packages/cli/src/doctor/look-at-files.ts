import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PlannedArea } from '@portico/area';
import type { PortalAddress } from '../registry/portal-address.ts';

/** The forms in which browsers get a file. */
const encodings = ['identity', 'gzip', 'br'] as const;

/** Faults of a build as browsers get it, in each encoding. */
export async function faultOfFiles(
  { url }: Pick<PortalAddress, 'url'>,
  { base, files, server }: Pick<PlannedArea, 'base' | 'files' | 'server'>,
): Promise<string | undefined> {
  for (const [path, hash] of Object.entries(files))
    for (const encoding of path === server ? [] : encodings) {
      const { status, body, sent } = await get(url + base + path, encoding);
      const form = encoding === 'identity' ? path : `${path} (${encoding})`;
      if (status === 503) return `${form} is damaged at the portal. Publish the build again.`;
      if (status !== 200) return `${form} answers ${status}. Publish the build again.`;
      if (hashOf(body, sent) !== hash) return `${form} differs from its hash. Something between registry and browser changes files.`;
    }
  return undefined;
}

function hashOf(body: Buffer, encoding: string | undefined): string | undefined {
  try {
    const content = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    return `sha384-${createHash('sha384').update(content).digest('base64')}`;
  } catch {
    return undefined;
  }
}

interface Got {
  status: number;
  body: Buffer;
  sent: string | undefined;
}

/** As the bytes are sent; `fetch` would decompress them, and choose the encoding. */
function get(address: string, encoding: string): Promise<Got> {
  const send = address.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(address, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts), sent: response.headers['content-encoding'] }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
