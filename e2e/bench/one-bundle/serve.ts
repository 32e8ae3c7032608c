import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const workspace = join(import.meta.dirname, '../../..');
const dist = join(import.meta.dirname, 'dist');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** Builds the bundle and serves it with an empty page; everything else is answered by the portal. */
export async function serveOneBundle(portalPort: number): Promise<{ url: string; stop(): void }> {
  const built = spawnSync(join(workspace, 'node_modules/.bin/rspack'), ['build'], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  const files = new Map(readdirSync(dist).map((name) => [`/bundle/${name}`, brotliCompressSync(readFileSync(join(dist, name)))]));
  const main = [...files.keys()].filter((path) => /\/main\./.test(path));
  const empty = `<!doctype html><html lang="zh-CN" data-viewport="desktop" data-theme="light" data-mode="standard"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${main
  .filter((path) => path.endsWith('.css'))
  .map((path) => `<link rel="stylesheet" href="${path}">`)
  .join('')}
${main
  .filter((path) => path.endsWith('.js'))
  .map((path) => `<script defer src="${path}"></script>`)
  .join('')}
</head><body><div id="portal"></div></body></html>`;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const file = files.get(path);
    if (file) {
      outgoing.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      outgoing.end(file);
    } else if (incoming.headers.accept?.includes('text/html')) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(empty);
    } else {
      const onward = request(
        { port: portalPort, host: '127.0.0.1', path, method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    }
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
