import { LoginPage } from './login-page.tsx';

/** /mobile-login: the phone's login page, starting with text messages if the school sends any. */
export function MobileLoginPage() {
  return <LoginPage first="mobile" />;
}
