import { useEffect, useRef } from 'react';
import { usePortal } from './portal-context.ts';

/** What the portal tells open pages of areas. Only numbers are sent: a page asks for the rest with its own rights. */
export interface PortalEvents {
  /** Something of the console changed: only for people with a grant. Absent numbers could not be counted. */
  console: { revision: number; wrong?: number; waiting?: number };
}

/** Calls the listener with each event of this name while the component is mounted. No page has to poll. */
export function usePortalEvent<Name extends keyof PortalEvents>(name: Name, listener: (data: PortalEvents[Name]) => void): void {
  const { onEvent } = usePortal();
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });
  useEffect(() => onEvent?.(name, (data) => newest.current(data)), [onEvent, name]);
}
