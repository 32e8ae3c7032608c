import type { School } from './schema.ts';

/** The schools of this deployment, from memory. */
export interface Schools {
  /** The school of a host name (port and case don't matter); an unknown one gets the default school. */
  ofHost(host: string): Promise<School>;
  byFid(fid: string): Promise<School | undefined>;
  all(): Promise<School[]>;
  /** What `load` gave for this school and name; loaded again after `changed(fid)` on any node. */
  remember<Value>(of: School, name: string, load: () => Promise<Value>): Promise<Value>;
  /** Call it after each change of what is remembered about a school. */
  changed(fid: string): Promise<void>;
  /** Looks again at the next question: another node said that something changed. */
  forget(): void;
}

/** `Portal.Example:8080` → `portal.example`. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
