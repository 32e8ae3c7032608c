import type { PortalError } from '@portico/client';
import { useEffect, useRef } from 'react';
import { departByItself } from './departures.ts';
import { goAway } from './go-away.ts';
import type { WayOut } from './sign-in-entry.ts';
import { Progress, SignInScene } from './sign-in-scene.tsx';

/** Set while the browser is on its way: a page that is mounted twice leaves once. */
let leaving = false;

/** Leads to the school's own login at once; at most twice in five minutes, then the visitor stays and is told why. */
export function Leave({ entry, redirect, stay }: { entry: WayOut; redirect: string | null; stay: (sentence: string) => void }) {
  const stayNow = useRef(stay);
  stayNow.current = stay;
  useEffect(() => {
    const remain = (sentence: string) => {
      leaving = false;
      stayNow.current(sentence);
    };
    // Back from there, out of the browser's memory of pages.
    const onShow = (event: PageTransitionEvent) => event.persisted && remain('登录没有完成，请选择登录方式。');
    addEventListener('pageshow', onShow);
    if (!leaving) {
      leaving = true;
      if (!departByItself()) remain('没有从学校的登录页面收到登录信息，请选择登录方式。');
      else if (entry.kind === 'elsewhere') location.assign(entry.address);
      else goAway(entry.kind, redirect).catch((error: PortalError) => remain(error.message));
    }
    return () => removeEventListener('pageshow', onShow);
  }, [entry, redirect]);
  return (
    <SignInScene title="登录">
      <Progress>正在前往学校的登录页面</Progress>
    </SignInScene>
  );
}
