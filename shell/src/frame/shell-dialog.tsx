import { Button } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import * as css from './shell-dialog.module.css';

/**
 * A message of the shell that a visitor must answer: one button; it cannot be closed otherwise, except to copy unsaved
 * work.
 */
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
  /** Continuing would lose typed text. */
  unsaved: boolean;
  onConfirm: () => void;
}) {
  return (
    <Dialog
      title={title}
      ways={(close) => (
        <>
          {unsaved && <Button onClick={close}>先去复制</Button>}
          <Button kind="primary" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      )}
    >
      <p>{text}</p>
      {unsaved && <p className={css.unsaved}>您还有没有保存的内容，继续之前请先复制出来。</p>}
    </Dialog>
  );
}
