import { useUnsavedWork } from '@portico/area/react';
import { useState } from 'react';
import { clashingFields, type Fields, onCurrent } from '../../model/typed-fields.ts';

export interface Typed {
  typed: Fields;
  type: (name: string, value: string) => void;
  isChanged: boolean;
  /** The version that these fields began from: what a save names. */
  version: string;
  /** Somebody saved since. */
  isOutdated: boolean;
  clashing: readonly string[];
  /** Goes on from what stands now; what was typed stays. */
  catchUp: () => void;
  reset: () => void;
}

/** The fields of a form that began from one version while others may save another; nothing typed is lost by that. */
export function useTyped(current: Fields, version: string): Typed {
  const [state, setState] = useState({ begun: current, version, typed: current });
  const isChanged = JSON.stringify(state.typed) !== JSON.stringify(state.begun);
  useUnsavedWork(isChanged);
  const isOutdated = state.version !== version;
  // Without anything typed the form simply shows what stands.
  if (isOutdated && !isChanged) setState({ begun: current, version, typed: current });
  return {
    typed: state.typed,
    type: (name, value) => setState((known) => ({ ...known, typed: { ...known.typed, [name]: value } })),
    isChanged,
    version: state.version,
    isOutdated,
    clashing: isOutdated ? clashingFields(state.typed, state.begun, current) : [],
    catchUp: () => setState((known) => ({ begun: current, version, typed: onCurrent(known.typed, known.begun, current) })),
    reset: () => setState({ begun: current, version, typed: current }),
  };
}
