import { Link, useLocation } from '@portico/area/react';
import { buttonLook, Icon } from '@portico/ui';
import * as css from './sign-in-line.module.css';

/** What signing in would bring, in one line with the way there; for guests. */
export function SignInLine({ text }: { text: string }) {
  const { pathname } = useLocation();
  return (
    <section className={css.line} aria-label="登录">
      <Icon name="user" size={20} />
      <p>{text}</p>
      <Link to={`/login?redirect=${encodeURIComponent(pathname)}`} {...buttonLook({ kind: 'primary' })}>
        去登录
      </Link>
    </section>
  );
}
