import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { acceptedEncoding } from '../../kernel/api/accepted-encoding.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';

const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** The offline worker's script: the browser asks whether there is a newer one, and lets it serve pages for phones. */
const ofWorker = { 'cache-control': 'no-cache', 'service-worker-allowed': '/mobile/' };

/** Serves the shell's files with specified names (/favicon.ico, /js/CXJSBridge.js, /js/robot-sdk.js) from memory. */
export function mountPublicFiles(app: Hono<AppEnvironment>, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const address = path.slice(folder.length).replaceAll('\\', '/');
    const headers = {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      ...(address === '/js/offline-worker.js' && ofWorker),
    };
    const packed = { br: brotliCompressSync(content), gzip: gzipSync(content) };
    app.get(address, (context) => {
      const encoding = acceptedEncoding(context.req.header('accept-encoding'));
      if (!encoding) return context.body(content, 200, headers);
      return context.body(new Uint8Array(packed[encoding]), 200, { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' });
    });
  }
}
