import { useSchool } from '@portico/session';
import { useId, useState } from 'react';
import * as css from './form.module.css';

/** The portal resets no password by itself: it says whom to ask. */
export function ForgottenPassword() {
  const { filings, contact } = useSchool();
  const [open, setOpen] = useState(false);
  const id = useId();
  const telephone = contact.find((line) => /电话|热线|\d{3,4}-\d/.test(line));
  return (
    <>
      <button type="button" className={css.link} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        忘记密码
      </button>
      <p id={id} className={css.help} hidden={!open}>
        请联系{filings.organizer ?? filings.owner}重置密码{telephone ? `：${telephone}` : '。'}
      </p>
    </>
  );
}
