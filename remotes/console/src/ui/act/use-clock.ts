import { useSyncExternalStore } from 'react';

const everyMs = 5_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyMs);
  return () => clearInterval(timer);
}

/** The time in Shanghai as the server writes it, in steps of five seconds; undefined until the page runs in a browser. */
export const useClock = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shanghaiTime(Math.floor(Date.now() / everyMs) * everyMs),
    () => undefined,
  );

const shanghaiTime = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** `还可撤销 9 分`; undefined once it is over. */
export function timeLeft(until: string, now: string | undefined): string | undefined {
  if (!now) return '10 分钟内可撤销';
  const seconds = Math.floor((Date.parse(until.replace(' ', 'T')) - Date.parse(now.replace(' ', 'T'))) / 1_000);
  if (seconds <= 0) return undefined;
  return seconds >= 60 ? `还可撤销 ${Math.min(10, Math.ceil(seconds / 60))} 分` : `还可撤销 ${seconds} 秒`;
}
