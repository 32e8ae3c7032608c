import type { School } from './schema.ts';

/** The schools of this deployment, cached. */
export interface Schools {
  /** The school of a host name (port and case are ignored); an unknown one gets the default school. */
  ofHost(host: string): Promise<School>;
  byFid(fid: string): Promise<School | undefined>;
  all(): Promise<School[]>;
  /** The cached result of `load` for this school and name; loaded again after `changed(fid)` on any node. */
  remember<Value>(of: School, name: string, load: () => Promise<Value>): Promise<Value>;
  /** Call it after each change of a school's cached data. */
  changed(fid: string): Promise<void>;
  /** Invalidates on the next read: another node reported a change. */
  forget(): void;
}

/** `Portal.Example:8080` → `portal.example`. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
