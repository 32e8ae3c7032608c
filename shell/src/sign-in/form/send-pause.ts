import { useEffect, useState } from 'react';

/** Kept outside of the form, so that another tab of it and back does not shorten the pause. */
let until = 0;
const listeners = new Set<() => void>();

const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/** No code is sent for so many seconds. */
export function pauseFor(seconds: number): void {
  until = Date.now() + seconds * 1_000;
  for (const listener of listeners) listener();
}

/** Seconds until a code may be sent again. */
export function useSendPause(): number {
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const look = () => setSeconds(left());
    const timer = setInterval(look, 500);
    listeners.add(look);
    return () => {
      clearInterval(timer);
      listeners.delete(look);
    };
  }, []);
  return seconds;
}
