import type { PortalError } from '@portico/client';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { departByItself } from './departures.ts';
import { goAway } from './go-away.ts';
import { leavingAtom } from './leaving.ts';
import type { WayOut } from './sign-in-entry.ts';
import { Progress, SignInScene } from './sign-in-scene.tsx';

/** Redirects to the school's own login; at most twice in five minutes, then the page stays and says why. */
export function Leave({ entry, redirect, stay }: { entry: WayOut; redirect: string | null; stay: (sentence: string) => void }) {
  const store = useStore();
  const stayNow = useRef(stay);
  stayNow.current = stay;
  useEffect(() => {
    const remain = (sentence: string) => {
      store.set(leavingAtom, false);
      stayNow.current(sentence);
    };
    // Returned from there through the back-forward cache.
    const onShow = (event: PageTransitionEvent) => event.persisted && remain('登录没有完成，请选择登录方式。');
    addEventListener('pageshow', onShow);
    if (!store.get(leavingAtom)) {
      store.set(leavingAtom, true);
      if (!departByItself()) remain('没有从学校的登录页面收到登录信息，请选择登录方式。');
      else if (entry.kind === 'elsewhere') location.assign(entry.address);
      else goAway(entry.kind, redirect).catch((error: PortalError) => remain(error.message));
    }
    return () => removeEventListener('pageshow', onShow);
  }, [entry, redirect, store]);
  return (
    <SignInScene title="登录">
      <Progress>正在前往学校的登录页面</Progress>
    </SignInScene>
  );
}
