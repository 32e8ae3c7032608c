import { useAtomValue } from '@portico/session';
import { Icon } from '@portico/ui';
import * as css from './notices.module.css';
import { noticesAtom } from './notices-state.ts';

/** The portal's short messages, announced to screen readers. */
export function Notices() {
  const notices = useAtomValue(noticesAtom);
  return (
    <div className={css.notices}>
      {notices.map((notice) => (
        <p key={notice.id} className={css.notice} role={notice.kind === 'error' ? 'alert' : 'status'} data-kind={notice.kind}>
          <Icon name={notice.kind === 'error' ? 'err' : 'okc'} size={18} />
          {notice.text}
        </p>
      ))}
    </div>
  );
}
