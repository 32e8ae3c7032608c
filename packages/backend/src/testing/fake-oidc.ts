import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const oidcClient = { id: 'portico', secret: 'oidc-secret' };

/** A certified OpenID provider with its own login pages for development, on a free loopback port. */
export interface OidcServer {
  issuer: string;
  /** Begins to answer, once the addresses that it may lead back to are known. */
  open(redirectUris: string[]): void;
  close(): Promise<void>;
}

export async function serveOidc(): Promise<OidcServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    open(redirectUris) {
      const provider = new Provider(issuer, {
        clients: [{ client_id: oidcClient.id, client_secret: oidcClient.secret, redirect_uris: redirectUris }],
        claims: { openid: ['sub'], profile: ['preferred_username'] },
        findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, preferred_username: id }) }),
      });
      server.on('request', provider.callback());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
