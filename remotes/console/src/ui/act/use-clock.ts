import { useQuery } from '@portico/client';
import { useSyncExternalStore } from 'react';
import { myConsole } from '../../api.ts';

const everyMs = 5_000;
const hours = 8 * 3_600_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyMs);
  return () => clearInterval(timer);
}

/**
 * The server's time in Shanghai as it writes it, in steps of five seconds; undefined until the page runs in a browser. The
 * device's clock may be wrong: only the time since the server's last answer is measured with it.
 */
export function useClock(): string | undefined {
  const { data: me, dataUpdatedAt } = useQuery(myConsole.me.query());
  const ahead = me ? momentOf(me.time) - dataUpdatedAt : 0;
  return useSyncExternalStore(
    subscribe,
    () => timeOf(Math.floor((Date.now() + ahead) / everyMs) * everyMs),
    () => undefined,
  );
}

const momentOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`) - hours;
const timeOf = (moment: number): string => new Date(moment + hours).toISOString().slice(0, 19).replace('T', ' ');

/** `还可撤销 9 分`; undefined once it is over. */
export function timeLeft(until: string, now: string | undefined): string | undefined {
  if (!now) return '10 分钟内可撤销';
  const seconds = Math.floor((momentOf(until) - momentOf(now)) / 1_000);
  if (seconds <= 0) return undefined;
  return seconds >= 60 ? `还可撤销 ${Math.min(10, Math.ceil(seconds / 60))} 分` : `还可撤销 ${seconds} 秒`;
}
