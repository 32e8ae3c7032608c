import { pageAddress } from '@portico/area';
import { AreaLink, Link, useLocation, usePortal } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Icon } from '@portico/ui';
import * as elder from './elder-part.module.css';
import * as css from './top-tools.module.css';

/** At the top right: search, the bell, sign in, or the person's short menu with the modes and the way out. */
export function TopTools() {
  const { modes, signOut, plan, device, renderBell } = usePortal();
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
          {!isGuest && (
            <AreaLink to="personal-center/overview" className={css.entry}>
              {name}
            </AreaLink>
          )}
          <button type="button" className={css.entry} aria-pressed={modes.elder} onClick={() => modes.choose({ elder: !modes.elder })}>
            <Icon name="text" size={18} />
            大字版
          </button>
          <button type="button" className={css.entry} aria-pressed={modes.dark} onClick={() => modes.choose({ dark: !modes.dark })}>
            <Icon name={modes.dark ? 'sun' : 'moon'} size={18} />
            深色模式
          </button>
          {!isGuest && (
            <button type="button" className={css.entry} onClick={signOut}>
              <Icon name="exit" size={18} />
              退出登录
            </button>
          )}
        </div>
      </details>
    </span>
  );
}
