import { useSearchParams } from '@portico/area/react';
import { useDevice } from '@portico/session';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useSessionActions } from '../session/session-context.ts';
import { withRedirect } from './go-away.ts';
import { signingOutAtom } from './leaving.ts';
import { Progress, SignInScene } from './sign-in-scene.tsx';

/**
 * Opened by its address: signs out, then restarts as a guest. An expired session also arrives here and continues to
 * sign-in, with the person's page as redirect.
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
