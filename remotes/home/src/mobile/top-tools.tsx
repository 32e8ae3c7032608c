import { AreaLink, Link, pageAddress, useLocation, usePortal } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Contained, Icon } from '@portico/ui';
import { LaterSection } from '../ui/later-section.tsx';
import * as elder from './elder-part.module.css';
import * as css from './top-tools.module.css';

const none = {};

/** At the top right: search, the bell, sign in, or the person's short menu with the modes and the way out. */
export function TopTools() {
  const { modes, plan, device, renderBell } = usePortal();
  const { isGuest, name } = usePerson();
  const { pathname } = useLocation();
  return (
    <span className={css.tools}>
      <button type="button" className={elder.standard} onClick={() => modes.choose({ elder: false })}>
        标准版
      </button>
      {pageAddress(plan, device, { to: 'service-hall/search' }) && (
        <AreaLink to="service-hall/search" className={css.tool} aria-label="搜索">
          <Icon name="search" size={22} />
        </AreaLink>
      )}
      {renderBell({ className: css.tool })}
      {isGuest && (
        <Link className={css.signIn} to={`/login?redirect=${encodeURIComponent(pathname)}`}>
          登录
        </Link>
      )}
      <details className={css.menu}>
        <summary aria-label={isGuest ? '更多' : name}>
          <Icon name={isGuest ? 'more' : 'user'} size={22} />
        </summary>
        <div className={css.sheet}>
          <Contained title="菜单">
            <LaterSection sign="menu.entries" settings={none} height={96} />
          </Contained>
        </div>
      </details>
    </span>
  );
}
