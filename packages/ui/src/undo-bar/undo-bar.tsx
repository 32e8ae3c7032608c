import { useEffect, useRef } from 'react';
import * as css from './undo-bar.module.css';

/** Time in ms in which what was done can be taken back. */
const undoFor = 8_000;

/** Says what was removed and takes it back; it goes by itself, but not while it has the focus. */
export function UndoBar({ text, onUndo, onEnd }: { text: string; onUndo: () => void; onEnd: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (!text) return undefined;
    const timer = setInterval(() => {
      if (!bar.current?.matches(':focus-within, :hover')) latest.current();
    }, undoFor);
    return () => clearInterval(timer);
  }, [text]);
  return (
    <div ref={bar} className={css.undo} role="status" data-shown={text ? true : undefined}>
      {text && (
        <>
          <span>{text}</span>
          <button type="button" onClick={onUndo}>
            撤销
          </button>
        </>
      )}
    </div>
  );
}
