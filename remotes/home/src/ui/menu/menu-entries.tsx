import { AreaLink, usePortal } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Icon } from '@portico/ui';
import * as css from './menu-entries.module.css';

/** What the top's menu holds: the person, the two modes and the way out. */
export function MenuEntries() {
  const { modes, signOut } = usePortal();
  const { isGuest, name } = usePerson();
  return (
    <>
      {!isGuest && (
        <AreaLink to="personal-center/center" className={css.entry}>
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
    </>
  );
}
