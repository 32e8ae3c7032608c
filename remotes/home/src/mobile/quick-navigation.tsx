import { AreaLink, PortalLink, pageAddress, usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { ServiceIcon } from '@portico/ui';
import { quickNavigation } from '../api.ts';
import * as css from './quick-navigation.module.css';

const places = 10;

/** Two rows of five; the last place leads to all services where they can be opened. */
export function QuickNavigation() {
  const { isGuest } = usePerson();
  const { plan, device } = usePortal();
  const entries = useQuery({ ...quickNavigation.list.query(), enabled: !isGuest }).data ?? [];
  if (entries.length === 0) return null;
  const all = pageAddress(plan, device, { to: 'service-hall/list' });
  return (
    <nav className={css.navigation} aria-label="快捷导航">
      {entries.slice(0, all ? places - 1 : places).map((entry, at) => (
        <PortalLink
          key={entry.id}
          target={{ ...entry.target, link: entry.target.mobileLink ?? entry.target.link }}
          className={`${css.entry} ${at === 0 ? 'drawing-on-fill' : ''}`}
        >
          <ServiceIcon name={entry.icon} size={32} />
          {entry.name}
        </PortalLink>
      ))}
      {all && (
        <AreaLink to="service-hall/list" className={css.entry}>
          <ServiceIcon name="pick" size={32} />
          全部
        </AreaLink>
      )}
    </nav>
  );
}
