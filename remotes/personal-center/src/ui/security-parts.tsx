import { Link, useLocation } from '@portico/area/react';
import { buttonLook } from '@portico/ui';
import { BindingsPart } from './bindings-part.tsx';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SignInLog } from './sign-in-log.tsx';

/** Password, devices, bindings, and what happened to the account. */
export function SecurityParts() {
  const { pathname } = useLocation();
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
      <SessionsPart />
      <BindingsPart />
      <SignInLog />
    </>
  );
}
