import { useSearchParams } from '@portico/area/react';
import { useDevice } from '@portico/session';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useSessionActions } from '../session/session-context.ts';
import { withRedirect } from './go-away.ts';
import { signingOutAtom } from './leaving.ts';
import { Progress, SignInScene } from './sign-in-scene.tsx';

/**
 * Opened by its address: signs out, then starts again as a guest. A session that has expired comes here too and goes on
 * to signing in, with the page that the person was on.
 */
export function LogoutPage() {
  const [query] = useSearchParams();
  const store = useStore();
  const { signOut } = useSessionActions();
  const mobile = useDevice() === 'mobile';
  const expired = query.get('expired') === '1';
  const redirect = query.get('redirect');
  useEffect(() => {
    if (store.get(signingOutAtom)) return;
    store.set(signingOutAtom, true);
    const login = withRedirect('/login', redirect);
    void signOut(expired ? `${login}${redirect ? '&' : '?'}expired=1` : mobile ? '/mobile/home' : '/');
  }, [expired, redirect, mobile, store, signOut]);
  return (
    <SignInScene title="退出登录">
      <Progress>正在退出登录</Progress>
    </SignInScene>
  );
}
