import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from '../fault.ts';

/** The portal of the commands, from the environment. */
export interface PortalAddress {
  /** No slash at its end. */
  url: string;
  dataDirectory: string;
  /** Reads the operator's token; a Fault lists where it was searched. */
  token(): string;
  /** Whether there is one. */
  hasToken(): boolean;
  /** Reads the private key that signs an area's builds. */
  key(area: string): string;
}

export function portalAddress(environment: Record<string, string | undefined> = process.env): PortalAddress {
  const dataDirectory = resolve(environment.PORTICO_DATA || '.portico');
  const url = (environment.PORTICO_URL || `http://localhost:${environment.PORT || 8080}`).replace(/\/+$/, '');
  if (!URL.canParse(url)) throw new Fault(`PORTICO_URL must be an address such as http://localhost:8080 (it is ${JSON.stringify(url)}).`);
  const tokenFile = join(dataDirectory, 'ops-token');
  const tokenIfAny = () =>
    environment.PORTICO_TOKEN || (existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() || undefined : undefined);
  return {
    url,
    dataDirectory,
    hasToken: () => tokenIfAny() !== undefined,
    token() {
      const token = tokenIfAny();
      if (token) return token;
      throw new Fault(
        `There is no operator's token: set PORTICO_TOKEN, or PORTICO_DATA to the portal's data directory (${tokenFile} does not exist).`,
      );
    },
    key(area) {
      const file = environment.PORTICO_KEY || join(dataDirectory, 'keys', `${area}.pem`);
      if (existsSync(file)) return readFileSync(file, 'utf8');
      throw new Fault(
        `There is no key for ${area}: make one with "portico keys new ${area}", or set PORTICO_KEY (${file} does not exist).`,
      );
    },
  };
}
