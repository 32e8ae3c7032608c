import { Button } from '@portico/ui';
import { useEffect, useRef } from 'react';
import * as css from './shell-dialog.module.css';

/** A sentence of the shell that a visitor must answer: one way on, and no way to close it but to copy unsaved work. */
export function ShellDialog({
  title,
  text,
  confirm,
  unsaved,
  onConfirm,
}: {
  title: string;
  text: string;
  confirm: string;
  /** Something typed would be lost by going on. */
  unsaved: boolean;
  onConfirm: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="shell-dialog-title"
      aria-describedby="shell-dialog-text"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="shell-dialog-title">{title}</h2>
      <p id="shell-dialog-text">{text}</p>
      {unsaved && <p className={css.unsaved}>您还有没有保存的内容，继续之前请先复制出来。</p>}
      <div className={css.ways}>
        {unsaved && <Button onClick={() => dialog.current?.close()}>先去复制</Button>}
        <Button kind="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
