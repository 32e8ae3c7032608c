import { type LiveEvent, openLiveStream } from './live-stream.ts';

const name = 'portico.live';

/**
 * One event stream for all tabs of a browser: the first visible tab holds it and forwards its events. A hidden or
 * closed tab hands it to another one; the server greets every new listener, so nothing is missed.
 */
export function followSharedLive(heard: (event: LiveEvent) => void): void {
  if (typeof BroadcastChannel === 'undefined' || !navigator.locks) {
    openLiveStream(heard);
    return;
  }
  let tenure: AbortController | undefined;
  const channel = new BroadcastChannel(name);
  const stand = () => {
    if (tenure) return;
    const mine = new AbortController();
    tenure = mine;
    navigator.locks.request(name, { signal: mine.signal }, () => hold(channel, heard, mine.signal)).catch(() => undefined);
  };
  const step = () => {
    tenure?.abort();
    tenure = undefined;
  };
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent | 'what-was-said'>) => {
    if (data !== 'what-was-said') heard(data);
  });
  channel.postMessage('what-was-said');
  const byVisibility = () => (document.visibilityState === 'visible' ? stand() : step());
  document.addEventListener('visibilitychange', byVisibility);
  // A page in the back-forward cache must release the stream.
  addEventListener('pagehide', step);
  addEventListener('pageshow', byVisibility);
  byVisibility();
}

/**
 * Holds the stream until the tab releases it, and forwards events to the other tabs; a tab that opens later requests
 * the last ones.
 */
function hold(channel: BroadcastChannel, heard: (event: LiveEvent) => void, until: AbortSignal): Promise<void> {
  const lastSaid = new Map<LiveEvent['name'], LiveEvent>();
  const close = openLiveStream((event) => {
    lastSaid.set(event.name, event);
    if (event.name === 'connected') lastSaid.delete('cut-off');
    if (event.name === 'cut-off') lastSaid.delete('connected');
    heard(event);
    channel.postMessage(event);
  });
  const onAsked = ({ data }: MessageEvent<LiveEvent | 'what-was-said'>) => {
    if (data === 'what-was-said') for (const event of lastSaid.values()) channel.postMessage(event);
  };
  channel.addEventListener('message', onAsked);
  return new Promise((resolve) => {
    until.addEventListener('abort', () => {
      channel.removeEventListener('message', onAsked);
      close();
      resolve();
    });
  });
}
