import { Button } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { type Notice, noticeWords } from '../model/notice-words.ts';
import * as css from './service-notice.module.css';

export type { Notice } from '../model/notice-words.ts';

/** Why a service does not open, in a dialog with one button. */
export function ServiceNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { title, text, until } = noticeWords(notice);
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      ways={() => (
        <Button kind="primary" onClick={onClose}>
          知道了
        </Button>
      )}
    >
      <p>{text}</p>
      {until && <p className={css.until}>{until}</p>}
    </Dialog>
  );
}
