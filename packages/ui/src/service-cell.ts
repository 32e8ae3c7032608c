import type { LinkTarget } from '@portico/area';

/** One service as tables and grids show it. */
export interface ServiceCell {
  id: string;
  name: string;
  /** A name of the two-plate set or an address. */
  icon: string;
  /** Department and limit, two facts apart by one em space. */
  meta: string;
  badge?: { text: string; tone: 'info' | 'success' | 'warning' | 'danger' | 'neutral' };
  /** Where it leads; absent for a service that cannot be opened now. */
  target?: LinkTarget;
  /** Why it is closed, and until when, where that is known. */
  closed?: { reason: string; until?: string };
  /** The address of its guide, if it has one and the list shows it. */
  guide?: string;
  /** Only after signing in. */
  locked?: boolean;
  /** Whether it is a favourite; absent for guests. */
  collected?: boolean;
}

/** What happens when a service is opened, when a closed one is clicked, and when its star is pressed. */
export interface ServiceActions {
  onOpen?: (id: string) => void;
  onClosed?: (service: ServiceCell) => void;
  onCollect?: (id: string, collected: boolean) => void;
}
