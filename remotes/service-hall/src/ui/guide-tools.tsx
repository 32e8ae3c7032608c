import { useLocation } from '@portico/area/react';
import type { ServiceGuide } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { Icon } from '@portico/ui';
import { useCollect } from '@portico/ui/services';
import { useEffect, useState } from 'react';
import { useSignIn } from './use-sign-in.ts';

/** The star of a guide; a guest's leads to the login page and back. */
export function CollectButton({ guide, className }: { guide: ServiceGuide; className?: string }) {
  const { isGuest } = usePerson();
  const collect = useCollect();
  const signIn = useSignIn();
  const { appId, isCollect } = guide;
  return (
    <button
      type="button"
      className={className}
      data-kind="plain"
      aria-pressed={isCollect}
      onClick={() => (isGuest ? signIn() : collect(appId, !isCollect))}
    >
      <Icon name={isCollect ? 'starf' : 'star'} size={18} />
      收藏
    </button>
  );
}

/** Display time of the success message in ms. */
const shownFor = 3_000;

/** Copies the page's address; if the browser refuses, the address is shown for copying by hand. */
export function ShareButton({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = said === '地址已复制' ? setTimeout(() => setSaid(''), shownFor) : undefined;
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    const address = window.location.origin + pathname;
    try {
      await navigator.clipboard.writeText(address);
      setSaid('地址已复制');
    } catch {
      setSaid(`请复制这个地址：${address}`);
    }
  };
  return (
    <>
      <button type="button" className={className} data-kind="text" onClick={() => void copy()}>
        <Icon name="share" size={18} />
        分享
      </button>
      <span role="status">{said}</span>
    </>
  );
}
