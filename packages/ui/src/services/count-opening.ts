import { createClient, errorKind } from '@portico/client';
import { serviceContract } from '@portico/contracts';

const services = createClient(serviceContract);

/**
 * Counts the opening of a service without making the visitor wait. `onRefused` is called if the service is not for this
 * person, or gone.
 */
export function countOpening(appId: string, onRefused?: (kind: 'forbidden' | 'not-found') => void): void {
  services.hit({ appId }, { quiet: true, outlivesPage: true }).catch((error: unknown) => {
    const kind = errorKind(error);
    if (kind === 'forbidden' || kind === 'not-found') onRefused?.(kind);
  });
}
