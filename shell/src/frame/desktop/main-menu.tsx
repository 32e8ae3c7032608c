import { PortalLink, useLocation } from '@portico/area/react';
import type { MenuItem } from '@portico/contracts';
import { Icon } from '@portico/ui';
import { useMenus } from '../frame-facts.ts';
import { Popup } from '../popup.tsx';
import * as css from './header.module.css';

const shownAtMost = 8;

/** The main menu; more than eight entries fold into 更多. */
export function MainMenu() {
  const menus = useMenus().filter((menu) => menu.terminal !== 'mobile');
  const folded = menus.length > shownAtMost ? menus.slice(shownAtMost - 1) : [];
  const shown = menus.slice(0, menus.length - folded.length);
  return (
    <nav aria-label="主导航">
      <ul className={css.menu} style={{ height: 'var(--header-h)' }}>
        {shown.map((menu) => (
          <li key={menu.id}>
            <MenuEntry menu={menu} className={css.entry} />
          </li>
        ))}
        {folded.length > 0 && (
          <li>
            <Popup
              label="更多"
              buttonClass={css.entry}
              popupClass={css.popup}
              button={
                <>
                  更多 <Icon name="down" size={12} />
                </>
              }
            >
              {folded.map((menu) => (
                <li key={menu.id}>
                  <MenuEntry menu={menu} className={css.popupEntry} />
                </li>
              ))}
            </Popup>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuEntry({ menu, className }: { menu: MenuItem; className?: string }) {
  const { pathname } = useLocation();
  const current = menu.isDefault === 1 && (pathname === menu.link || pathname.startsWith(`${menu.link}/`));
  return (
    <PortalLink target={menu} className={className} aria-current={current ? 'page' : undefined}>
      {menu.name}
    </PortalLink>
  );
}
