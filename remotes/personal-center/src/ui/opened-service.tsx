import { PortalLink } from '@portico/area/react';
import type { ServiceItem } from '@portico/contracts';
import { useDevice } from '@portico/session';
import { ServiceIcon } from '@portico/ui';
import { countOpening, serviceCell } from '@portico/ui/services';
import * as css from './opened-service.module.css';

/** A service with its icon; it opens where it can be opened on this device. */
export function OpenedService({ item, meta }: { item: ServiceItem; meta: string }) {
  const mobile = useDevice() === 'mobile';
  const { target, closed, icon } = serviceCell(item, { guest: false, mobile });
  const inside = (
    <>
      <ServiceIcon name={icon} size={32} />
      <span>
        <b>{item.name}</b>
        <small>{closed ? closed.reason : meta}</small>
      </span>
    </>
  );
  if (!target) return <span className={css.service}>{inside}</span>;
  return (
    <PortalLink target={target} className={css.service} onClick={() => countOpening(item.appId)}>
      {inside}
    </PortalLink>
  );
}
