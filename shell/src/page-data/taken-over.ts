import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the written frame is taken over, true from then on. What only the browser knows
 * (theme, the area itself) waits for it, so that both render the same at first.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
