import type { PortalError } from '@portico/client';
import { useState } from 'react';
import { myConsole } from '../api.ts';
import * as css from './mobile.module.css';

/** Sends a page of the console to oneself as a notice, to be opened on a computer. */
export function SendLink({ to, name, about }: { to: string; name: string; about?: string }) {
  const [said, setSaid] = useState<'busy' | 'sent' | { fault: string }>();
  const send = async () => {
    if (said === 'busy') return;
    setSaid('busy');
    try {
      await myConsole.sendLink({ to, name: (about ?? name).slice(0, 40) }, { quiet: true });
      setSaid('sent');
    } catch (error) {
      setSaid({ fault: (error as PortalError).message });
    }
  };
  return (
    <span className={css.send}>
      <button type="button" className={css.link} aria-disabled={said === 'busy' || undefined} onClick={() => void send()}>
        {about ? '发到电脑' : '把链接发给自己'}
        {about && <span className="visually-hidden">：{about}</span>}
      </button>
      <small role="status">{said === 'sent' ? '已发到您的消息' : typeof said === 'object' ? said.fault : ''}</small>
    </span>
  );
}
