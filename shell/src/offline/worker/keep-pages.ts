import { type OfflineWord, offlineHeader, personHeader, type WorkerMessage } from '../../kept/kept-protocol.ts';
import { filesNamedIn, keepFiles } from './build-files.ts';
import { isTooOld, keptAt, keptDocument } from './kept-document.ts';
import { forgetAll, forgetOthers, ownPages, pagesOf } from './kept-pages.ts';
import { type LastingEvent, worker } from './worker-scope.ts';

/** A page that was kept less than this ago, ms, is not fetched again. */
const freshMs = 60_000;
/** Pages kept longer ago than this, ms, are fetched again when the portal is opened. */
const refreshAfterMs = 600_000;

/** Keeps pages for their person. */
export interface Keeper {
  /**
   * Does what a page from the network says: keeps it for its person, drops what was kept before, or withdraws the worker.
   * A page of another person drops all that was kept for the one before.
   */
  take: (event: LastingEvent, url: URL, response: Response) => Promise<void>;
  /** Fetches a page that was opened without loading a document, and keeps it. */
  keep: (event: LastingEvent, wanted: Extract<WorkerMessage, { kind: 'keep' }>) => Promise<void>;
  /** Brings the kept pages up to date, and deletes those of the week before. */
  refresh: (event: LastingEvent) => Promise<void>;
  /** Somebody leaves: a page that is on its way belongs to them. */
  cancel: () => void;
}

export function createKeeper(): Keeper {
  let departures = 0;

  async function take(event: LastingEvent, url: URL, response: Response): Promise<void> {
    const word = response.headers.get(offlineHeader) as OfflineWord | null;
    const person = response.headers.get(personHeader);
    if (!word || !person) return;
    if (word === 'off') return withdraw();
    await forgetOthers(person);
    if (url.search) return;
    const pages = await pagesOf(person);
    if (word === 'pass' || response.status !== 200) {
      await pages.delete(url.pathname);
      return;
    }
    const before = departures;
    const html = await response.text();
    await keepFiles(event, filesNamedIn(html));
    if (before === departures) await pages.put(url.pathname, keptDocument(html, response.headers, Date.now()));
  }

  async function fetchPage(event: LastingEvent, path: string): Promise<void> {
    const before = departures;
    const request = fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin', redirect: 'manual', cache: 'no-store' });
    const response = await request.catch(() => undefined);
    if (response && before === departures) await take(event, new URL(path, location.origin), response);
  }

  async function keep(event: LastingEvent, { path, files, again }: Extract<WorkerMessage, { kind: 'keep' }>): Promise<void> {
    const kept = await (await ownPages())?.match(path);
    if (!again && kept && Date.now() - keptAt(kept) < freshMs) return keepFiles(event, files);
    await Promise.all([fetchPage(event, path), keepFiles(event, files)]);
  }

  async function refresh(event: LastingEvent): Promise<void> {
    const pages = await ownPages();
    for (const { url } of (await pages?.keys()) ?? []) {
      const kept = await pages?.match(url);
      if (kept && isTooOld(kept, Date.now())) await pages?.delete(url);
      else if (kept && Date.now() - keptAt(kept) > refreshAfterMs) await fetchPage(event, new URL(url).pathname);
    }
  }

  const cancel = () => {
    departures += 1;
  };
  return { take, keep, refresh, cancel };
}

async function withdraw(): Promise<void> {
  await forgetAll();
  await worker.registration.unregister();
}
