import type { PortalEvents } from '@portico/area/react';
import { atom } from '@portico/session';
import type { Store } from '../page-data/state.ts';

/** The last event for areas. */
const eventAtom = atom<{ name: keyof PortalEvents; data: PortalEvents[keyof PortalEvents] }>();

export const tellAreas = <Name extends keyof PortalEvents>(store: Store, name: Name, data: PortalEvents[Name]): void =>
  store.set(eventAtom, { name, data });

/** The listening of a page of an area. */
export const eventsFor =
  (store: Store) =>
  <Name extends keyof PortalEvents>(name: Name, listener: (data: PortalEvents[Name]) => void) =>
    store.sub(eventAtom, () => {
      const event = store.get(eventAtom);
      if (event?.name === name) listener(event.data);
    });
