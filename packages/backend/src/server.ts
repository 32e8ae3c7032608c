import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { PortalApp } from './app.ts';
import { portComplaint } from './free-port.ts';

/** ms that running requests have to end in after the portal was told to stop. */
const patience = 5_000;

export interface RunningServer {
  port: number;
  /** Takes no new requests, lets running ones end, then cuts what is left (event streams). */
  stop(): Promise<void>;
}

/** Serves an app. A taken port is a Complaint. */
export function startServer(app: PortalApp, { port, hostname }: { port: number; hostname?: string }): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, ...(hostname && { hostname }) });
    server.once('error', (error: NodeJS.ErrnoException) => reject(portComplaint(port, error)));
    server.once('listening', () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeIdleConnections' in server) server.closeIdleConnections();
            setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patience).unref();
          }),
      });
    });
  });
}
