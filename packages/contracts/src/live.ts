/** The address of the event stream that tells open tabs of changes. */
export const livePath = '/live';

/** All event names: an event source has to name each event that it listens to. */
export const liveNames = ['plan', 'modules', 'config', 'notice', 'console'] as const;
export type LiveName = (typeof liveNames)[number];

/** The data of each event. Only ids and counts are sent; a tab loads the rest with its own rights. */
export interface LiveData extends Record<LiveName, object> {
  /** Another plan of areas is active. */
  plan: { revision: number };
  /** Modules were switched on or off. */
  modules: { revision: number };
  /** A school's configuration has changed. */
  config: { revision: number };
  /** The number of added notices. Its event id is the server's time in ms; a new stream repeats the last one of ten minutes. */
  notice: { count: number };
  /** Something of the console changed: only for people with a grant. How much is wrong and waits for them, where it could be counted. */
  console: { revision: number; wrong?: number; waiting?: number };
}

/**
 * The name of the broadcast channel on which a tab tells the others that it has marked notices. A message is the tab's
 * `performance.timeOrigin`: the channel also reaches the tab itself.
 */
export const noticesChannel = 'portico.notices';
