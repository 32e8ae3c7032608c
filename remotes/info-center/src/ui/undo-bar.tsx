import { useEffect, useRef } from 'react';
import * as css from './bars.module.css';
import type { Marks } from './use-marks.ts';

/** Time in ms in which a dismissal can be taken back. */
const undoFor = 5_000;

/** Says what was dismissed and takes it back; it goes by itself, but not while it has the focus. */
export function UndoBar({ marks }: { marks: Marks }) {
  const { dismissed, forget, restore } = marks;
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    if (dismissed.length === 0) return undefined;
    const timer = setInterval(() => {
      if (!bar.current?.matches(':focus-within, :hover')) latest.current();
    }, undoFor);
    return () => clearInterval(timer);
  }, [dismissed]);
  return (
    <div ref={bar} className={css.undo} role="status" data-shown={dismissed.length > 0 || undefined}>
      {dismissed.length > 0 && (
        <>
          <span>{dismissed.length === 1 ? `已忽略“${dismissed[0]?.title}”` : `已忽略 ${dismissed.length} 条消息`}</span>
          <button type="button" onClick={() => void restore(dismissed)}>
            撤销
          </button>
        </>
      )}
    </div>
  );
}
