import { pageAddress } from '@portico/area';
import { AreaLink, usePortal } from '@portico/area/react';
import type { Person } from '@portico/session';
import { Icon } from '@portico/ui';
import { Popup } from '../popup.tsx';
import * as css from './header.module.css';

const pages = [
  { to: 'personal-center/center', name: '个人中心' },
  { to: 'personal-center/collect', name: '我的收藏' },
  { to: 'personal-center/recently-used', name: '最近使用' },
] as const;

/** The member's menu: the open entries, and 退出登录. */
export function PersonMenu({ person }: { person: Person }) {
  const { plan, device, signOut } = usePortal();
  return (
    <div className={css.person}>
      <Popup
        label={person.name}
        buttonClass={css.personButton}
        popupClass={css.popup}
        button={
          <>
            {/* The letter is drawn by CSS: it illustrates the name beside it and is not read aloud. */}
            <span className={css.avatar} data-letter={person.avatar ? undefined : person.name.slice(0, 1)}>
              {person.avatar && <img src={person.avatar} alt="" />}
            </span>
            {person.name}
            <Icon name="down" size={12} />
          </>
        }
      >
        {pages
          .filter((page) => pageAddress(plan, device, page))
          .map((page) => (
            <li key={page.to}>
              <AreaLink to={page.to} className={css.popupEntry}>
                {page.name}
              </AreaLink>
            </li>
          ))}
        <li>
          <button type="button" className={css.popupEntry} onClick={signOut}>
            <Icon name="exit" size={16} />
            退出登录
          </button>
        </li>
      </Popup>
    </div>
  );
}
