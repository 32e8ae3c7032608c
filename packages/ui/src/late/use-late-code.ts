import { type ComponentType, useSyncExternalStore } from 'react';
import type { LateCode } from './late-code.ts';

const nothingYet = () => undefined;

/** The control once it is loaded; never on the server or while hydrating. */
export function useLateCode<Props>(code: LateCode<Props>): ComponentType<Props> | undefined {
  return useSyncExternalStore(code.subscribe, code.arrived, nothingYet);
}
