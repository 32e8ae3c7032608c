import { useEffect, useState } from 'react';
import type { VirtualRows } from './virtual-rows.tsx';

type Component = typeof VirtualRows;

/** The virtual list's code, once it is wanted and there; until then, and where it does not load, the plain list stays. */
export function useVirtualRows(wanted: boolean): Component | undefined {
  const [code, setCode] = useState<{ Component: Component }>();
  useEffect(() => {
    if (!wanted) return;
    import(/* webpackChunkName: "virtual-rows" */ './virtual-rows.tsx').then(
      (module) => setCode({ Component: module.VirtualRows }),
      () => undefined,
    );
  }, [wanted]);
  return wanted ? code?.Component : undefined;
}
