/** What the pages, the shell and the offline worker agree on (docs/decisions/0020). */

/** The worker's script; below /js/, where the Trusted Types policy allows scripts. */
export const workerAddress = '/js/offline-worker.js';
/** Only pages for phones are the worker's. */
export const workerScope = '/mobile/';
export const isAtWorkersPath = (path: string): boolean => path.startsWith(workerScope);
/** The module that switches the worker on and off. */
export const offlineModule = 'offline';

/** A page's own word: keep it, do not keep it, or the worker withdraws. Pages that are not for phones lack it. */
export type OfflineWord = 'keep' | 'pass' | 'off';
export const offlineHeader = 'x-portico-offline';
/** Whose page it is: the `sub` of the token, or `guest`. */
export const personHeader = 'x-portico-person';
/** Set by the worker: when a page was kept, ms. */
export const keptHeader = 'x-portico-kept';

/** The caches: code belongs to everybody, pages to one person. */
export const filesCache = 'portico-files';
const pagesPrefix = 'portico-pages-';
export const pagesCacheOf = (person: string): string => pagesPrefix + person;
export const isPagesCache = (name: string): boolean => name.startsWith(pagesPrefix);
export const isOwnCache = (name: string): boolean => name === filesCache || isPagesCache(name);

/** What a page asks the worker for. */
export type WorkerMessage =
  /** Keep the page at this path, with the files that it has loaded. `again`: although it was kept a moment ago. */
  | { kind: 'keep'; path: string; files: readonly string[]; again: boolean }
  /** Fetch again what was kept some time ago. */
  | { kind: 'refresh' }
  /** The person leaves: nothing that is being fetched is kept. */
  | { kind: 'forget' };
