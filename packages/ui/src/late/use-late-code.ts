import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { LateCode } from './late-code.ts';

const nothingYet = () => undefined;

/** The control once it is here, never on the server or while hydrating. `ask`: it is fetched as soon as this is shown. */
export function useLateCode<Props>(code: LateCode<Props>, ask = false): ComponentType<Props> | undefined {
  useEffect(() => {
    if (ask) void code.load();
  }, [code, ask]);
  return useSyncExternalStore(code.subscribe, code.arrived, nothingYet);
}
