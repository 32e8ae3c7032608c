import type { ComponentType } from 'react';

/** The code of one control, loaded once for the whole portal by the first page that shows it. */
export interface LateCode<Props> {
  /** The control, once it is loaded. */
  arrived: () => ComponentType<Props> | undefined;
  /** Loads it; repeated calls share one request, a failed one can be repeated. */
  load: () => Promise<void>;
  /** Calls back when it is loaded; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function lateCode<Props>(fetchControl: () => Promise<ComponentType<Props>>): LateCode<Props> {
  let control: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const load = async () => {
    try {
      control = await fetchControl();
      for (const listener of listeners) listener();
    } catch {
      // The plain form works on its own; the next request tries again.
      loading = undefined;
    }
  };
  return {
    arrived: () => control,
    load: () => {
      loading ??= load();
      return loading;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
