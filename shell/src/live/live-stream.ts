import { type LiveName, liveNames, livePath } from '@portico/contracts';

/** What the portal tells open tabs of, and whether it can. */
export type LiveEvent =
  | { name: Exclude<LiveName, 'notice'>; revision: number }
  | { name: 'notice' }
  | { name: 'connected' }
  | { name: 'cut-off' };

/** ms, and as much again by chance, after which a stream is opened again that the browser has given up. */
const openAgain = 4_000;

/**
 * One connection to the portal's event stream. A browser opens it again by itself when it is cut, and gives it up when a
 * proxy answers in the portal's place; it is opened again then. Answers how to close it.
 */
export function openLiveStream(heard: (event: LiveEvent) => void): () => void {
  let close: () => void = () => undefined;
  const open = () => {
    const stream = new EventSource(livePath);
    listen(stream, heard);
    stream.onerror = () => {
      heard({ name: 'cut-off' });
      if (stream.readyState !== EventSource.CLOSED) return;
      const timer = setTimeout(open, openAgain * (1 + Math.random()));
      close = () => clearTimeout(timer);
    };
    close = () => stream.close();
  };
  open();
  return () => close();
}

function listen(stream: EventSource, heard: (event: LiveEvent) => void): void {
  stream.onopen = () => heard({ name: 'connected' });
  for (const name of liveNames)
    stream.addEventListener(name, (event) => {
      const { revision = 0 } = JSON.parse((event as MessageEvent<string>).data) as { revision?: number };
      heard(name === 'notice' ? { name } : { name, revision });
    });
}
