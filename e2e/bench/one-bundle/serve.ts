import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Device } from '@portico/area';

const workspace = join(import.meta.dirname, '../../..');
const dist = join(import.meta.dirname, 'dist');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** What the portal is measured against; each is served at addresses with `?variant=`. */
export type Variant = 'lazy' | 'tricks' | 'static';

interface Bundle {
  files: ReadonlyMap<string, Buffer>;
  /** Addresses of a chunk's files with this ending. */
  of(chunk: string, ending: string): string[];
}

/**
 * Builds the bundle and serves it with three kinds of page: an empty one with lazy routes; the portal's frame with
 * everything preloaded and the first answers in it; and the portal's whole page without any script. The rest is
 * answered by the portal. `framePortal` writes frames alone.
 */
export async function serveOneBundle(portal: string, framePortal: string): Promise<{ url: string; stop(): void }> {
  const bundle = build();
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const file = bundle.files.get(path);
    if (file) {
      outgoing.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      outgoing.end(file);
    } else if (incoming.headers.accept?.includes('text/html')) {
      const variant = new URL(path, portal).searchParams.get('variant') as Variant;
      const device: Device = /Mobile/.test(incoming.headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
      const from = variant === 'tricks' ? framePortal : portal;
      const headers = { 'user-agent': incoming.headers['user-agent'] ?? '', cookie: incoming.headers.cookie ?? '' };
      const html = variant === 'lazy' ? emptyPage(bundle, device) : await (await fetch(from + path.split('?')[0], { headers })).text();
      const page = variant === 'static' ? withoutScript(html) : variant === 'tricks' ? withBundle(html, bundle, device) : html;
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'content-encoding': 'br' });
      outgoing.end(brotliCompressSync(page));
    } else {
      const { hostname, port } = new URL(portal);
      const onward = request({ port, host: hostname, path, method: incoming.method, headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
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

function build(): Bundle {
  const built = spawnSync(join(workspace, 'node_modules/.bin/rspack'), ['build'], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  const names = readdirSync(dist).filter((name) => !/\.(br|gz)$/.test(name));
  const files = new Map(names.map((name) => [`/bundle/${name}`, brotliCompressSync(readFileSync(join(dist, name)))]));
  return {
    files,
    of: (chunk, ending) => [...files.keys()].filter((path) => path.startsWith(`/bundle/${chunk}.`) && path.endsWith(ending)),
  };
}

const styles = (paths: readonly string[]) => paths.map((path) => `<link rel="stylesheet" href="${path}">`).join('');
const scripts = (paths: readonly string[]) => paths.map((path) => `<script defer src="${path}"></script>`).join('');

const emptyPage = (bundle: Bundle, device: Device) => `<!doctype html>
<html lang="zh-CN" data-viewport="${device}" data-theme="light" data-mode="standard"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${styles(bundle.of(`lazy-${device}`, '.css'))}${scripts(bundle.of(`lazy-${device}`, '.js'))}
</head><body><div id="portal"></div></body></html>`;

/** Takes the shell's and the areas' files out of a page of the portal. */
const withoutFiles = (html: string) => html.replace(/<link (rel="preload" )?as="(script|style)"[^>]*>\s*/g, '');

/** The same page for somebody who has no script; its styles stay. */
const withoutScript = (html: string) =>
  withoutFiles(html)
    .replace(/<script type="application\/json".*?<\/script>/s, '')
    .replace(/<link rel="stylesheet" data-rspack[^>]*>/g, '');

/** The portal's frame with the one bundle: its chunks preloaded, so that nothing is asked for in series. */
function withBundle(html: string, bundle: Bundle, device: Device): string {
  const isArticle = /\/news\//.test(html.slice(0, 2_000));
  const chunks = isArticle ? [`news-${device}`, `${device}.article`] : ['home', 'info-center', 'news'].map((area) => `${area}-${device}`);
  const preload = (ending: string, kind: string) =>
    chunks.flatMap((chunk) => bundle.of(chunk, ending)).map((path) => `<link rel="preload" as="${kind}" href="${path}">`);
  const css = bundle.of(`tricks-${device}`, '.css').map((path) => brotliDecompressSync(bundle.files.get(path) as Buffer));
  const head = [
    `<style>${Buffer.concat(css).toString()}</style>`,
    ...bundle
      .of(`tricks-${device}`, '.js')
      .map((path) => `<link rel="preload" as="script" data-start href="${path}" crossorigin="anonymous">`),
    ...preload('.js', 'script'),
    ...preload('.css', 'style'),
  ];
  return withoutFiles(html)
    .replace(/<style data-css="[^>]*>.*?<\/style><link rel="stylesheet" data-rspack="[^>]*>/gs, '')
    .replace('</head>', `${head.join('')}</head>`);
}
