import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { ServiceIcon } from '@portico/ui';
import { quickNavigation } from '../api.ts';
import * as css from './quick-navigation.module.css';

const shown = 10;

/** The person's ten quick ways; guests have none and never ask. */
export function QuickNavigation() {
  const { isGuest } = usePerson();
  const entries = useQuery({ ...quickNavigation.list.query(), enabled: !isGuest }).data ?? [];
  if (entries.length === 0) return null;
  return (
    <nav className={css.navigation} aria-label="快捷导航">
      {entries.slice(0, shown).map((entry) => (
        <PortalLink key={entry.id} target={entry.target} className={css.entry}>
          <ServiceIcon name={entry.icon} size={40} />
          {entry.name}
        </PortalLink>
      ))}
    </nav>
  );
}
