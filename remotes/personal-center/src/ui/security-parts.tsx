import { Link, useLocation } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { buttonLook } from '@portico/ui';
import { auth } from '../api.ts';
import { BindingsPart } from './bindings-part.tsx';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SignInLog } from './sign-in-log.tsx';

/** Password, devices, bindings, and what happened to the account. */
export function SecurityParts() {
  const { pathname } = useLocation();
  // Both need the browser's own cookie, so they come late: one below the other, and nothing moves.
  const { isPending } = useQuery(auth.sessions.query());
  return (
    <>
      <Panel title="登录密码">
        <ul className={css.rows}>
          <li>
            <span className={css.text}>
              修改密码
              <small>修改后，其他设备需要重新登录。</small>
            </span>
            <Link to={`/login?change=password&redirect=${encodeURIComponent(pathname)}`} {...buttonLook({ size: 's' })}>
              修改密码
            </Link>
          </li>
        </ul>
      </Panel>
      <BindingsPart />
      <SessionsPart />
      {!isPending && <SignInLog />}
    </>
  );
}
