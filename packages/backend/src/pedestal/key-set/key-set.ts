import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { PedestalServices } from '../context.ts';

/** Seconds for which a service may use the keys without asking; a new key is in the identity's `kid` at once. */
const freshSeconds = 60;

/** `/.well-known/jwks.json`: the public keys with which an area's service verifies who asks (RFC 7517). */
export function mountKeySet(app: Hono<AppEnvironment>, { tokens }: Pick<PedestalServices, 'tokens'>): void {
  app.get('/.well-known/jwks.json', async (context) => {
    context.header('cache-control', `public, max-age=${freshSeconds}`);
    context.header('x-content-type-options', 'nosniff');
    return context.json({ keys: await tokens.publicKeys() });
  });
}
