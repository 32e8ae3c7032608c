import { createClient } from '@portico/client';
import { serviceContract } from '@portico/contracts';

const services = createClient(serviceContract);

/** Counts the opening of a service; the visitor does not wait for it. */
export function countOpening(appId: string): void {
  services.hit({ appId }, { quiet: true }).catch(() => undefined);
}
