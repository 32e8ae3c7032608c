import { pageAddress } from '@portico/area';
import { usePortal } from '@portico/area/react';
import type { ServiceItem } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { type ServiceCell, serviceCell, useCollect } from '@portico/ui/services';
import { useMemo } from 'react';
import { useOpening } from './use-opening.tsx';
import { useSignIn } from './use-sign-in.ts';

/**
 * The data and actions of service cells; a guest's star opens the login page and returns. Render `dialog` with them.
 */
export function useCells() {
  const { plan, device } = usePortal();
  const { isGuest } = usePerson();
  const collect = useCollect();
  const signIn = useSignIn();
  const opening = useOpening();
  const cellOf = useMemo(() => {
    // The same service is the same cell, so that a list draws again only what changed.
    const made = new WeakMap<ServiceItem, ServiceCell>();
    return (service: ServiceItem): ServiceCell => {
      const found = made.get(service);
      if (found) return found;
      const cell = serviceCell(service, { guest: isGuest, mobile: device === 'mobile' });
      const guide = service.hasGuide ? pageAddress(plan, device, { to: 'service-hall/guide', params: { id: service.appId } }) : undefined;
      // A service handled at a counter only links to its guide.
      const target = cell.target ?? (service.status === 'on' && guide ? { link: guide } : undefined);
      const whole = { ...cell, guide, target, collected: service.isCollect };
      made.set(service, whole);
      return whole;
    };
  }, [plan, device, isGuest]);
  return { cellOf, ...opening, onCollect: isGuest ? signIn : collect };
}
