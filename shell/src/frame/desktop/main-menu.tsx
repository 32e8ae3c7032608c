import { PortalLink, useLocation } from '@portico/area/react';
import type { MenuItem } from '@portico/contracts';
import { useSchool } from '@portico/session';
import { Icon } from '@portico/ui';
import { useMenus } from '../../page-data/frame-facts.ts';
import { EntryBadge } from '../entry-badge.tsx';
import { Popup } from '../popup.tsx';
import * as css from './header.module.css';
import { menuFolds } from './menu-folds.ts';

/** The main menu; entries that do not fit fold into 更多. In 大字版 more of them do, by CSS alone. */
export function MainMenu() {
  const menus = useMenus().filter((menu) => menu.terminal !== 'mobile');
  const { unitName } = useSchool();
  const { standard, elder } = menuFolds(
    unitName,
    menus.map(({ name }) => name),
  );
  const modeOf = (at: number) => (at < standard ? 'elder' : undefined);
  return (
    <nav aria-label="主导航">
      <ul className={css.menu} style={{ height: 'var(--header-h)' }}>
        {menus.slice(0, standard).map((menu, at) => (
          <li key={menu.id} data-not-in={at < elder ? undefined : 'elder'}>
            <MenuEntry menu={menu} className={css.entry} />
          </li>
        ))}
        {elder < menus.length && (
          <li data-only-in={modeOf(menus.length - 1)}>
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
              {menus.slice(elder).map((menu, at) => (
                <li key={menu.id} data-only-in={modeOf(elder + at)}>
                  <MenuEntry menu={menu} className={css.popupEntry} folded />
                </li>
              ))}
            </Popup>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuEntry({ menu, className, folded = false }: { menu: MenuItem; className?: string; folded?: boolean }) {
  const { pathname } = useLocation();
  const current = menu.isDefault === 1 && (pathname === menu.link || pathname.startsWith(`${menu.link}/`));
  return (
    <>
      <PortalLink target={menu} className={className} aria-current={current ? 'page' : undefined}>
        {menu.name}
      </PortalLink>
      {menu.isDefault === 1 && <EntryBadge path={menu.link} inside={folded} />}
    </>
  );
}
