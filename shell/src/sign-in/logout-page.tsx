import { useSearchParams } from '@portico/area/react';
import { useEffect } from 'react';
import { signOut } from '../session/session.ts';

/**
 * Opened by its address: signs out, then starts anew as a guest. A session that has expired comes here too and goes on
 * to signing in, with the page that the person was on.
 */
export function LogoutPage() {
  const [query] = useSearchParams();
  const expired = query.get('expired') === '1';
  const redirect = query.get('redirect');
  useEffect(() => {
    const back = redirect ? `&redirect=${encodeURIComponent(redirect)}` : '';
    void signOut(expired ? `/login?expired=1${back}` : '/');
  }, [expired, redirect]);
  return (
    <p role="status" style={{ padding: '96px 24px', textAlign: 'center' }}>
      正在退出登录
    </p>
  );
}
