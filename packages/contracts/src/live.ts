/** The address of the event stream that tells open tabs of changes. */
export const livePath = '/live';

/** The names of all events: an event source has to name each that it listens to. */
export const liveNames = ['plan', 'modules', 'config', 'notice'] as const;
export type LiveName = (typeof liveNames)[number];

/** What each event carries. Only ids and counts travel; a tab asks for the rest with its own rights. */
export interface LiveData extends Record<LiveName, object> {
  /** Another plan of areas is active. */
  plan: { revision: number };
  /** Modules were switched on or off. */
  modules: { revision: number };
  /** A school's configuration has changed. */
  config: { revision: number };
  /** So many notices were added. */
  notice: { count: number };
}
