import { createContext, type ReactNode, useContext } from 'react';
import type { Device } from '../manifest.ts';
import type { Plan } from '../plan.ts';
import type { PortalEvents } from './portal-event.ts';

/** What the shell offers to every area's pages and blocks. */
export interface Portal {
  plan: Plan;
  device: Device;
  guest: boolean;
  /** The state of 大字版 and 深色模式, and how to change them. */
  modes: {
    elder: boolean;
    dark: boolean;
    compact: boolean;
    choose: (chosen: { elder?: boolean; dark?: boolean; compact?: boolean }) => void;
  };
  /** Ends the session and starts again as a guest. */
  signOut: () => void;
  /** Sets the title of the tab; use usePageTitle. */
  authorize: (title: string) => void;
  /** On the server, where no effect runs. */
  writing?: boolean;
  /** Marks or clears unsaved work under one name; use useUnsavedWork. */
  holdUnsaved: (name: string, held: boolean) => void;
  /** Listens to the portal's events until the returned function is called; use usePortalEvent. */
  onEvent?: <Name extends keyof PortalEvents>(name: Name, listener: (data: PortalEvents[Name]) => void) => () => void;
  /** The frame's bell, for a page that brings a header of its own; nothing for guests. */
  renderBell: (look: { className?: string }) => ReactNode;
  /** Renders a block of any area: loading, failure and retry included. */
  renderBlock: (block: { sign: string; settings: Readonly<Record<string, string | number | boolean>> }) => ReactNode;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The portal around this area. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('No portal around this component: the shell or renderPage provides it.');
  return portal;
}
