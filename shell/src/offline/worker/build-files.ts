import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { filesCache } from '../../kept/kept-protocol.ts';
import type { LastingEvent } from './worker-scope.ts';

const maxFiles = 400;
/** Their names contain a hash of their content, so one from the cache is never an old one. */
const timeoutSeconds = 3;

/** Files of the shell's and the areas' builds. The page checks each by its hash, wherever it comes from. */
export const isBuildFile = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && /^\/(assets|areas)\//.test(url.pathname);

/** The browser's own cache answers for the network while it has such a file. */
export const buildFiles = new NetworkFirst({
  cacheName: filesCache,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: maxFiles, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } })],
});

/** The files that a document names: scripts, styles and pictures of its first screen. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/(?:assets|areas)\/[^"]+)"/g)].map(([, file = '']) => file)),
];

/** Keeps files that may have been loaded before the worker was there. A file that fails is missing offline, no more. */
export async function keepFiles(event: LastingEvent, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => buildFiles.handle({ event, request: new Request(file, { mode: 'cors' }) }).catch(() => undefined)));
}
