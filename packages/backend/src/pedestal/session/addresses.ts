import type { Environment } from '../../kernel/environment/environment.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { defaultHost } from '../school/schools.ts';

/** The public origin of a school: from configuration only, so that a forged Host changes nothing. */
export function originOf(school: School, { publicUrl, port }: Pick<Environment, 'publicUrl' | 'port'>): string {
  if (!publicUrl) return new URL(`http://${school.host}:${port}`).origin;
  const address = new URL(publicUrl);
  // The default school has the public address itself, the others their own names beside it.
  if (school.host !== defaultHost) address.hostname = school.host;
  return address.origin;
}

/** A normalised address below one of the school's own pages; undefined for any other, and for invalid ones. */
export function ownAddress(service: string | undefined, origin: string): string | undefined {
  // Neither `https:evil.tld` nor our own `blob:`, which URL treats as ours: only a path, or an address with its host.
  if (!service || !/^(\/(?![/\\])|https?:\/\/)/i.test(service)) return undefined;
  try {
    const address = new URL(service, origin);
    address.hash = '';
    return address.origin === origin && !address.username && !address.password ? address.href : undefined;
  } catch {
    return undefined;
  }
}
