import { useSyncExternalStore } from 'react';

/** Which colours and letters the page has: another value where a canvas must be drawn again. */
export const useLook = (): string =>
  useSyncExternalStore(
    (onChange) => {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, { attributes: true });
      return () => observer.disconnect();
    },
    () => ['theme', 'mode'].map((name) => document.documentElement.dataset[name]).join(' '),
    () => '',
  );
