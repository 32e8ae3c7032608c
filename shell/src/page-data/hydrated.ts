import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the frame is hydrated, true afterwards. Anything that only the browser knows (theme,
 * the area itself) waits for it, so that both render the same at first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
