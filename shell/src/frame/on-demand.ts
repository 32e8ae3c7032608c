import { useStore } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { notify } from './notices-state.ts';

/** A part of the frame whose code loads on first use. */
export interface OnDemand<Part> {
  part: Part | undefined;
  /** True while its code is loading. */
  coming: boolean;
  /** Loads the code; a visitor who asked for the part sees a message if loading fails. */
  ask: (wanted?: boolean) => void;
}

export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const store = useStore();
  const [part, setPart] = useState<{ here: Part }>();
  const [coming, setComing] = useState(false);
  const loading = useRef<Promise<Part>>(undefined);
  const ask = useCallback(
    (wanted = false) => {
      if (wanted) setComing(true);
      loading.current ??= load();
      loading.current.then(
        (here) => {
          setPart((known) => known ?? { here });
          setComing(false);
        },
        () => {
          loading.current = undefined;
          setComing(false);
          if (wanted) notify(store, { kind: 'error', text: '没有打开，请检查网络后再试一次。' });
        },
      );
    },
    [load, store],
  );
  return { part: part?.here, coming, ask };
}
