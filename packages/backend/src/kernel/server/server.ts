import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { PortalApp } from '../api/portal-app.ts';
import { portProblem } from './free-port.ts';

/** Time in ms for running requests after a stop signal. */
const timeoutMs = 10_000;

/** A year, without subdomains: they may be other systems of the school. */
const strictTransport = 'max-age=31536000';

export interface RunningServer {
  port: number;
  /** Asks each client to open another connection for its next request; requests are still answered. */
  drain(): void;
  /** Accepts no new requests, lets running ones end, then closes the rest (event streams). */
  stop(): Promise<void>;
}

/** Answers on the raw response what needs no middleware (files from memory, event streams); returns whether it did. */
export type RawHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves an app. A used port is a Problem. */
export function startServer(
  app: PortalApp,
  { port, hostname, raw, https = false }: { port: number; hostname?: string; raw?: RawHandler /** Visitors use https. */; https?: boolean },
): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const listener = getRequestListener(app.fetch);
    let isDraining = false;
    const server = createServer((request, response) => {
      // A proxy that keeps connections would send its next request into one that is being closed.
      if (isDraining) response.setHeader('connection', 'close');
      if (https) response.setHeader('strict-transport-security', strictTransport);
      if (!raw?.(request, response)) void listener(request, response);
    });
    server.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(port, error)));
    server.listen(port, hostname, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        drain() {
          isDraining = true;
        },
        stop: () =>
          new Promise((done) => {
            isDraining = true;
            server.close(() => done());
            server.closeIdleConnections();
            setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
          }),
      });
    });
  });
}
