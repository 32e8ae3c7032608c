import { PortalLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { ServiceItem } from '@portico/contracts';
import { useDevice } from '@portico/session';
import { Empty, ServiceIcon, SkeletonLine, WhenLoaded } from '@portico/ui';
import { countOpening, serviceTarget } from '@portico/ui/services';
import type { ReactNode } from 'react';
import { services } from '../api.ts';
import { kept, recent } from '../model/first-calls.ts';
import * as css from './service-entries.module.css';

/** A link that opens a service and counts it; plain where it cannot be opened here. */
export function ServiceEntry({ service, children }: { service: ServiceItem; children: ReactNode }) {
  const target = serviceTarget(service, { guest: false, mobile: useDevice() === 'mobile' });
  if (!target) return <span className={css.entry}>{children}</span>;
  return (
    <PortalLink target={target} className={css.entry} onClick={() => countOpening(service.appId)}>
      {children}
    </PortalLink>
  );
}

function Tiles({ all, most }: { all: readonly ServiceItem[]; most: number }) {
  return (
    <ul className={css.tiles}>
      {all.slice(0, most).map((service) => (
        <li key={service.appId}>
          <ServiceEntry service={service}>
            <ServiceIcon name={service.icon} size={32} />
            <span>{service.name}</span>
          </ServiceEntry>
        </li>
      ))}
    </ul>
  );
}

/** The newest favourites. */
export function KeptServices({ most = 8 }: { most?: number }) {
  const query = useQuery(services.collected.query(useFirstInput(kept)));
  return (
    <WhenLoaded
      query={query}
      what="我的收藏"
      skeleton={<SkeletonLine height={78} />}
      isEmpty={({ records }) => records.length === 0}
      empty={<Empty title="还没有收藏" reason="在服务大厅点击星标，常用的服务会出现在这里。" />}
    >
      {({ records }) => <Tiles all={records} most={most} />}
    </WhenLoaded>
  );
}

/** What was opened last, as tiles for the phone. */
export function RecentTiles({ most = 5 }: { most?: number }) {
  const query = useQuery(services.recentlyUsed.query(useFirstInput(recent)));
  return (
    <WhenLoaded
      query={query}
      what="最近使用"
      skeleton={<SkeletonLine height={78} />}
      isEmpty={({ records }) => records.length === 0}
      empty={<Empty title="最近没有使用过服务" />}
    >
      {({ records }) => <Tiles all={records} most={most} />}
    </WhenLoaded>
  );
}
