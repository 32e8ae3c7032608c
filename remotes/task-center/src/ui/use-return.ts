import { useEffect, useRef } from 'react';
import type { TaskRow } from '../model/task-row.ts';
import { useRefresh } from './use-refresh.ts';

/** Remembers the row that was opened in its source; when the person comes back, that row and the counts are asked again. */
export function useReturn(): (row: TaskRow) => void {
  const refresh = useRefresh();
  const opened = useRef<TaskRow>(undefined);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const back = () => {
      const row = opened.current;
      if (!row || document.visibilityState !== 'visible') return;
      opened.current = undefined;
      void latest.current.row(row);
    };
    // A page that is kept alive runs its effects again when it is shown again.
    back();
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
  return (row) => {
    opened.current = row;
  };
}
