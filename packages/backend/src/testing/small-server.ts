import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A partner for tests, on a free loopback port. */
export interface SmallServer {
  url: string;
  /** `GET /path?query` of all requests so far. */
  asked: string[];
  close(): Promise<void>;
}

export async function serveSmall(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<SmallServer> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
