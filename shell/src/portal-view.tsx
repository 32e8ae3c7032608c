import type { Plan } from '@portico/area';
import { PortalContext } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { useStore } from 'jotai';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { PlacedBlock } from './areas/block.tsx';
import type { LoadedPage } from './areas/loaded-page.ts';
import { Bell } from './frame/bell/bell.tsx';
import { UrgentPlace } from './frame/urgent/urgent-place.tsx';
import { eventsFor } from './live/portal-event.ts';
import { useSessionActions } from './session/session-context.ts';
import { useModes } from './theme/use-modes.ts';

export type Layout = ComponentType<{ page: LoadedPage; children: ReactNode }>;

/** The whole page: frame and area. The server renders it, the browser hydrates it. */
export function PortalView({
  page,
  plan,
  layout: Frame,
  outlet,
  authorize,
  writing = false,
  children,
}: {
  page: LoadedPage;
  plan: Plan;
  layout: Layout;
  /** The slot of the area's page. */
  outlet: ReactNode;
  /** Sets the title of the tab. */
  authorize: (title: string) => void;
  /** On the server. */
  writing?: boolean;
  children?: ReactNode;
}) {
  const guest = usePerson().isGuest;
  const modes = useModes();
  const store = useStore();
  const { signOut, holdUnsaved } = useSessionActions();
  const portal = useMemo(
    () => ({
      plan,
      guest,
      modes,
      signOut: () => void signOut('/'),
      authorize,
      writing,
      holdUnsaved,
      onEvent: eventsFor(store),
      device: page.device,
      renderBell: (look: { className?: string }) => <Bell {...look} />,
      renderBlock: ({ sign, settings }: { sign: string; settings: Readonly<Record<string, string | number | boolean>> }) => (
        <PlacedBlock sign={sign} settings={settings} plan={plan} device={page.device} />
      ),
    }),
    [plan, guest, modes, signOut, authorize, writing, holdUnsaved, store, page.device],
  );
  return (
    <PortalContext value={portal}>
      <UrgentPlace />
      <Frame page={page}>{outlet}</Frame>
      {children}
    </PortalContext>
  );
}
