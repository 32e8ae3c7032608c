import { useContext, useEffect, useId } from 'react';
import { AreaContext } from './area-context.ts';
import { usePortal } from './portal-context.ts';

/** Marks unsaved work of this component. A swap, the session's dialogs and navigation wait for it or warn first. */
export function useUnsavedWork(unsaved: boolean): void {
  const { holdUnsaved } = usePortal();
  const area = useContext(AreaContext)?.area ?? '';
  const name = `${area} ${useId()}`;
  useEffect(() => {
    holdUnsaved(name, unsaved);
    return () => holdUnsaved(name, false);
  }, [holdUnsaved, name, unsaved]);
}
