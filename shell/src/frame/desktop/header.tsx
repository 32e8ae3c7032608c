import { Link, useLocation } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Icon } from '@portico/ui';
import { useGlobalConfig } from '../../page-data/frame-facts.ts';
import { barColours } from '../../theme/bar-colours.ts';
import { Bell } from '../bell/bell.tsx';
import { Brand } from '../brand.tsx';
import { ModeButton, ThemeButton } from '../preference-buttons.tsx';
import { SearchButton } from '../search-box/search-button.tsx';
import * as css from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { PersonMenu } from './person-menu.tsx';

export function Header() {
  const person = usePerson();
  const { pathname, search } = useLocation();
  const config = useGlobalConfig();
  return (
    <header className={css.header} style={barColours(config?.topBackground, config?.topDefault, config?.topSelected)}>
      <div className={css.inner}>
        <Link className={css.brand} to="/home">
          <Brand />
        </Link>
        <MainMenu />
        <div className={css.tools}>
          <SearchButton className={css.tool} />
          <ModeButton className={css.tool} icon={<Icon name="text" size={20} />} />
          <ThemeButton className={css.tool} moon={<Icon name="moon" size={20} />} sun={<Icon name="sun" size={20} />} />
          <Bell className={css.tool} />
          {person.isGuest ? (
            <Link className={css.signIn} to={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
              登录
            </Link>
          ) : (
            <PersonMenu person={person} />
          )}
        </div>
      </div>
    </header>
  );
}
