import { useEffect, useId } from 'react';
import { usePortal } from './portal-context.ts';

/**
 * Says that this component holds work that is not saved yet. A swap, the session's dialogs and leaving the page wait
 * for it or warn first.
 */
export function useUnsavedWork(unsaved: boolean): void {
  const { holdUnsaved } = usePortal();
  const name = useId();
  useEffect(() => {
    holdUnsaved(name, unsaved);
    return () => holdUnsaved(name, false);
  }, [holdUnsaved, name, unsaved]);
}
