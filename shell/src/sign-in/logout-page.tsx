import { useEffect } from 'react';
import { signOut } from '../session/session.ts';

/** Opened by its address: signs out, then starts anew as a guest. */
export function LogoutPage() {
  useEffect(() => {
    void signOut('/');
  }, []);
  return (
    <p role="status" style={{ padding: '96px 24px', textAlign: 'center' }}>
      正在退出登录
    </p>
  );
}
