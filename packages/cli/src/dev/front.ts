import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Plan, Release } from '@portico/area';
import { registryCalls } from '@portico/area/operator';
import { developmentPage, developmentPlan } from './development-plan.ts';

/** Forwards a request to the backend; rewrites pages and plans to the development builds. */
export function toBackend(port: number, builds: () => readonly Release[]) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { url: path = '/', method, headers } = incoming;
    if (path === '/registry/reports') {
      // Development builds are excluded from the health counts.
      incoming.resume();
      outgoing.writeHead(204).end();
      return;
    }
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const type = String(answer.headers['content-type'] ?? '');
      const change = type.startsWith('text/html')
        ? (text: string) => developmentPage(text, builds())
        : path === registryCalls.plan.path
          ? (text: string) => JSON.stringify(developmentPlan(JSON.parse(text) as Plan, builds()))
          : path === registryCalls.activate.path && answer.statusCode === 200
            ? (text: string) => JSON.stringify({ ...JSON.parse(text), notice: activationNotice(builds()) })
            : undefined;
      if (!change) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const changed = change(decoded(Buffer.concat(parts), answer.headers['content-encoding']));
        const { 'content-encoding': _packed, 'content-length': _length, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' }).end(changed);
      });
    });
    onward.on('error', () => outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The backend does not answer.\n'));
    incoming.pipe(onward);
  };
}

const activationNotice = (builds: readonly Release[]) =>
  `Under npm run dev visitors of this address still see the sources of ${builds.map(({ area }) => area).join(', ')}. What is active shows with npm start.`;

function decoded(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
