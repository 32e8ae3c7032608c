import { useSearchParams } from '@portico/area/react';
import { useDevice } from '@portico/session';
import { useEffect } from 'react';
import { signOut } from '../session/session.ts';
import { withRedirect } from './go-away.ts';
import { Progress, SignInScene } from './sign-in-scene.tsx';

/** Set while somebody is signed out: a page that is mounted twice does it once. */
let leaving = false;

/**
 * Opened by its address: signs out, then starts anew as a guest. A session that has expired comes here too and goes on
 * to signing in, with the page that the person was on.
 */
export function LogoutPage() {
  const [query] = useSearchParams();
  const mobile = useDevice() === 'mobile';
  const expired = query.get('expired') === '1';
  const redirect = query.get('redirect');
  useEffect(() => {
    if (leaving) return;
    leaving = true;
    const login = withRedirect('/login', redirect);
    void signOut(expired ? `${login}${redirect ? '&' : '?'}expired=1` : mobile ? '/mobile/home' : '/');
  }, [expired, redirect, mobile]);
  return (
    <SignInScene title="退出登录">
      <Progress>正在退出登录</Progress>
    </SignInScene>
  );
}
