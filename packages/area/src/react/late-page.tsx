import { type ComponentType, type ReactNode, use } from 'react';

/** A page in a file of its own. */
export interface LatePage {
  (): ReactNode;
  /** Loads its file; a failed load can be repeated. */
  load: () => Promise<void>;
}

/**
 * Puts a page of an entry point into a file of its own, so that a page with only a block of the area does not load it.
 * The shell loads it after the entry point; the server has it at once. Its chunk is named `<device>.<page>`, by which the
 * server finds its script to preload and its styles to inline.
 */
export function latePage(fetchPage: () => Promise<ComponentType>): LatePage {
  let Page: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let failed = false;
  const fetchOnce = async () => {
    try {
      Page = await fetchPage();
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const load = () => {
    if (!loading || failed) {
      failed = false;
      loading = fetchOnce();
    }
    return loading;
  };
  const render = (): ReactNode => {
    // A swap or a preview may show it without the shell's load before.
    if (!Page) use(loading ?? load());
    return Page ? <Page /> : null;
  };
  if (typeof document === 'undefined') load().catch(() => undefined);
  return Object.assign(render, { load });
}
