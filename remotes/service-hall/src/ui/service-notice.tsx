import { Button } from '@portico/ui';
import { useEffect, useId, useRef } from 'react';
import { type Notice, noticeWords } from '../model/notice-words.ts';
import * as css from './service-notice.module.css';

export type { Notice } from '../model/notice-words.ts';

/** Why a service does not open, in a dialog with one way on; focus goes back to where it was. */
export function ServiceNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    return () => shown?.close();
  }, []);
  const { title, text, until } = noticeWords(notice);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} onClose={onClose}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>
        <p>{text}</p>
        {until && <p className={css.until}>{until}</p>}
      </div>
      <div className={css.ways}>
        <Button kind="primary" onClick={() => dialog.current?.close()}>
          知道了
        </Button>
      </div>
    </dialog>
  );
}
