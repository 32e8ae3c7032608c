import type { ComponentType } from 'react';

/** The code of one control: fetched once for the whole portal, by the first page that shows the control. */
export interface LateCode<Props> {
  /** The control, once it is here. */
  arrived: () => ComponentType<Props> | undefined;
  /** Asks for it; repeated calls share one request, a failed one may be repeated. */
  load: () => Promise<void>;
  /** Tells when it arrives; answers how to stop. */
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
      // The plain form works on its own; the next visitor's need asks again.
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
