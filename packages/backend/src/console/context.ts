import type { HomepageContext } from '../homepage/context.ts';
import type { Live } from '../kernel/live/live.ts';
import type { PedestalContext } from '../pedestal/context.ts';
import type { Grant } from '../pedestal/grant/standing-grants.ts';
import type { MeasuredHealth, Registry } from '../registry/index.ts';

/** What starts after the database: the registry and the link to open tabs. Absent in a process without them. */
export interface Running {
  live?: Pick<Live, 'publish'>;
  /** Whether a tab of this person listens at this node. */
  isListening?: Live['isListening'];
  registry?: Registry;
  health?: () => Promise<MeasuredHealth[]>;
  /** How much is wrong and waits for a person with these grants. */
  countAttention?: (grants: readonly Grant[]) => Promise<{ wrong: number; waiting: number }>;
}

/** The dependencies of the console's handlers. */
export interface ConsoleContext extends PedestalContext, Omit<HomepageContext, 'tokens'> {
  /** Filled by the composition root once the server runs. */
  running: Running;
}
