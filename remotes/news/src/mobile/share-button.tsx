import { useLocation } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { useState } from 'react';
import * as css from './mobile.module.css';

/** The phone's own share sheet; where the browser has none, the address is copied. */
export function ShareButton({ title }: { title: string }) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = window.location.origin + pathname;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid('地址已复制');
    } catch (error) {
      // A visitor who closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(`请复制这个地址：${url}`);
    }
  };
  return (
    <>
      <button type="button" className={css.share} onClick={() => void share()}>
        <Icon name="share" size={16} />
        分享
      </button>
      <span role="status">{said}</span>
    </>
  );
}
