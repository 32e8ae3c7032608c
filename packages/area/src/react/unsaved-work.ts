import { useContext, useEffect, useId } from 'react';
import { AreaContext } from './area-context.ts';
import { usePortal } from './portal-context.ts';

/**
 * Says that this component holds work that is not saved yet. A swap, the session's dialogs and leaving the page wait
 * for it or warn first.
 */
export function useUnsavedWork(unsaved: boolean): void {
  const { holdUnsaved } = usePortal();
  const area = useContext(AreaContext)?.area ?? '';
  const name = `${area} ${useId()}`;
  useEffect(() => {
    holdUnsaved(name, unsaved);
    return () => holdUnsaved(name, false);
  }, [holdUnsaved, name, unsaved]);
}
