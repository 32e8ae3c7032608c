import { pageAddress, useNavigate, usePortal } from '@portico/area/react';
import type { CalendarEvent } from '@portico/contracts';

/** Leads to an event's own page. */
export function useShowDetail(): (event: CalendarEvent) => void {
  const navigate = useNavigate();
  const { plan, device } = usePortal();
  return ({ id, start }) => {
    const address = pageAddress(plan, device, { to: 'schedule/detail', query: { id, date: start.slice(0, 10) } });
    if (address) void navigate(address);
  };
}
