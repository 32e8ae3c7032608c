import { Link, useLocation } from '@portico/area/react';
import { usePerson, useSchool } from '@portico/session';
import { Crest, Icon } from '@portico/ui';
import { barColours } from '../../theme/bar-colours.ts';
import { Bell } from '../bell/bell.tsx';
import { useGlobalConfig, useSiteLabel } from '../frame-facts.ts';
import { ModeButton, ThemeButton } from '../preference-buttons.tsx';
import { SearchButton } from '../search-box/search-button.tsx';
import * as css from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { PersonMenu } from './person-menu.tsx';

export function Header() {
  const school = useSchool();
  const label = useSiteLabel();
  const person = usePerson();
  const { pathname, search } = useLocation();
  const config = useGlobalConfig();
  return (
    <header className={css.header} style={barColours(config?.topBackground, config?.topDefault, config?.topSelected)}>
      <div className={css.inner}>
        <Link className={css.brand} to="/home">
          <span className={css.crest}>
            <Crest logo={label.logo} />
          </span>
          <b>{school.unitName}</b>
          <i>一网通办</i>
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
