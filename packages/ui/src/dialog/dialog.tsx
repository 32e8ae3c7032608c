import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as css from './dialog.module.css';

/**
 * The browser's own dialog, open while it is rendered. It closes before unmounting, so that the focus returns. Escape
 * calls `onCancel`; without one it does nothing.
 */
export function Dialog({
  title,
  children,
  ways,
  onCancel,
}: {
  title: string;
  children: ReactNode;
  /** The buttons at its end; `close` closes it while it stays rendered. */
  ways?: (close: () => void) => ReactNode;
  onCancel?: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={ways && `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      {ways && <DialogWays>{ways(() => dialog.current?.close())}</DialogWays>}
    </dialog>
  );
}

/** The row of buttons, for a dialog whose body is a form. */
export function DialogWays({ children }: { children: ReactNode }) {
  return <div className={css.ways}>{children}</div>;
}
