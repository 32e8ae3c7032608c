import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the written frame is hydrated, true from then on. What only the browser knows
 * (theme, the area itself) waits for it, so that both render the same at first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
