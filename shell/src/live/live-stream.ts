import { type LiveData, type LiveName, liveNames, livePath } from '@portico/contracts';

/** The events that the portal sends to open tabs, and whether the connection is up. */
export type LiveEvent =
  | { name: Exclude<LiveName, 'notice' | 'console'>; revision: number }
  | { name: 'console'; data: LiveData['console'] }
  /** `at`: server time in ms. A new stream repeats the last one of some minutes. */
  | { name: 'notice'; at: number }
  | { name: 'connected' }
  | { name: 'cut-off' };

/** Delay in ms, plus a random delay of the same size, before reopening a stream that the browser has closed. */
const openAgain = 4_000;

/**
 * One connection to the portal's event stream. A browser reconnects by itself when it is cut, but gives up when a proxy
 * answers instead of the portal; then this reopens it. Returns the function that closes it.
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
      const { data: text, lastEventId } = event as MessageEvent<string>;
      const data = JSON.parse(text) as LiveData['console'];
      if (name === 'notice') heard({ name, at: Number(lastEventId) });
      else heard(name === 'console' ? { name, data } : { name, revision: data.revision });
    });
}
