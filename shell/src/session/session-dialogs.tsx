import { useAtomValue } from '@portico/session';
import { Button } from '@portico/ui';
import { useEffect, useRef } from 'react';
import { sessionStateAtom } from './session.ts';
import * as css from './session-dialogs.module.css';

const texts = {
  'long-idle': { title: '操作', text: '您已长时间没有操作，请刷新页面后继续。', confirm: '刷新页面' },
  expired: { title: '系统提示', text: '登录状态已过期，请重新登录。', confirm: '重新登录' },
} as const;

/** The two dialogs of the session, one at a time: a single way on, and no way to close them. */
export function SessionDialogs({ onConfirm, unsaved }: { onConfirm: () => void; unsaved: boolean }) {
  const state = useAtomValue(sessionStateAtom);
  if (state !== 'long-idle' && state !== 'expired') return null;
  return <SessionDialog key={state} {...texts[state]} unsaved={unsaved} onConfirm={onConfirm} />;
}

function SessionDialog({
  title,
  text,
  confirm,
  unsaved,
  onConfirm,
}: {
  title: string;
  text: string;
  confirm: string;
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
      aria-labelledby="session-title"
      aria-describedby="session-text"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-title">{title}</h2>
      <p id="session-text">{text}</p>
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
