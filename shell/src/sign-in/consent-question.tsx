import { Button } from '@portico/ui';
import { useLayoutEffect, useRef } from 'react';
import * as css from './consent-question.module.css';

/** Asks once in this browser for agreement before the first sign-in. */
export function ConsentQuestion({ onAgree, onCancel }: { onAgree: () => void; onCancel: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it is taken away, so that the focus goes back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.consent} aria-labelledby="consent-title" onCancel={onCancel}>
      <h2 id="consent-title">登录前请您确认</h2>
      <p>登录后，本站会按您所在单位的规定使用您的姓名、学号或工号、部门，用来显示您的课表、待办和通知。您可以随时退出登录。</p>
      <div>
        <Button onClick={onCancel}>暂不登录</Button>
        <Button kind="primary" onClick={onAgree}>
          同意并登录
        </Button>
      </div>
    </dialog>
  );
}
