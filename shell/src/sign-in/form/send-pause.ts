import { atom, useAtom } from '@portico/session';
import { useCallback, useEffect, useState } from 'react';

/** When a code may be sent again. Kept outside of the form, so that another tab of it and back does not shorten the pause. */
const pauseEndsAtom = atom(0);

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1_000));

/** Seconds until a code may be sent again, and how to begin such a pause. */
export function useSendPause(): readonly [seconds: number, pauseFor: (seconds: number) => void] {
  const [end, setEnd] = useAtom(pauseEndsAtom);
  const [seconds, setSeconds] = useState(() => secondsUntil(end));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(end));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [end]);
  const pauseFor = useCallback((length: number) => setEnd(Date.now() + length * 1_000), [setEnd]);
  return [seconds, pauseFor];
}
