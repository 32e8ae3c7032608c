import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useDevice, usePerson } from '@portico/session';
import { SectionHead, ServiceIcon } from '@portico/ui';
import { countOpening, serviceTarget } from '@portico/ui/services';
import { services } from '../api.ts';
import * as css from './before-search.module.css';

const shown = 5;

/** The most used services, for visitors without a search term. */
export function HotServices() {
  const mobile = useDevice() === 'mobile';
  const { isGuest } = usePerson();
  const query = useQuery(services.hot.query({ limit: shown }));
  const open = (query.data ?? []).flatMap((service) => {
    const target = serviceTarget(service, { guest: isGuest, mobile });
    return target ? [{ ...service, target }] : [];
  });
  if (open.length === 0) return null;
  return (
    <section>
      <SectionHead title="常用服务" />
      <ul className={css.services}>
        {open.map(({ appId, name, icon, target }) => (
          <li key={appId}>
            <PortalLink target={target} onClick={() => countOpening(appId)}>
              <ServiceIcon name={icon} size={32} />
              {name}
            </PortalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
