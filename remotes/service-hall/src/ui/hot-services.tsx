import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useDevice } from '@portico/session';
import { SectionHead, ServiceIcon } from '@portico/ui';
import { services } from '../api.ts';
import * as css from './before-search.module.css';

const shown = 5;

/** The services that are used most, for whoever has no word for what is wanted. */
export function HotServices() {
  const mobile = useDevice() === 'mobile';
  const query = useQuery(services.hot.query({ limit: shown }));
  const open = (query.data ?? []).filter(({ status }) => status === 'on');
  if (open.length === 0) return null;
  return (
    <section>
      <SectionHead title="常用服务" />
      <ul className={css.services}>
        {open.map(({ appId, name, icon, pcUrl, mobileUrl, isLogin, isFrame }) => (
          <li key={appId}>
            <PortalLink
              target={{ link: mobile ? mobileUrl || pcUrl : pcUrl, isLogin, isFrame }}
              onClick={() => void services.hit({ appId }, { quiet: true }).catch(() => undefined)}
            >
              <ServiceIcon name={icon} size={32} />
              {name}
            </PortalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
