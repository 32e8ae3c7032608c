import { LoginPage } from './login-page.tsx';

/** /mobile-login: the way in for phones, by text message first where the school sends any. */
export function MobileLoginPage() {
  return <LoginPage first="mobile" />;
}
