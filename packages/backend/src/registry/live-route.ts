import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf, headerOf } from '../kernel/api/network-address.ts';
import { cookieIn } from '../kernel/api/request-facts.ts';
import type { Live } from '../kernel/live/live.ts';
import { createStreamLimits } from '../kernel/live/stream-limits.ts';
import type { PortalServices } from '../kernel/services.ts';

/** Seconds after which a refused browser may try again. */
const retryAfter = '60';

/** Answers `GET /live` on the raw response: 429 where the address or the session has too many open streams. */
export function createLiveRoute(services: Pick<PortalServices, 'environment' | 'schools' | 'tokens' | 'log'>, live: Live) {
  const { environment, schools, tokens, log } = services;
  const limits = createStreamLimits(environment.rateScale);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const header = headerOf(request.headers);
    const address = addressOf({ peer: request.socket.remoteAddress, header }, environment);
    const token = cookieIn(header('cookie'), 'token');
    const claims = token === undefined ? undefined : await tokens.check(token);
    const { fid } = await schools.ofHost(header('host') ?? '');
    // The browser may have left meanwhile: its stream would never be counted down.
    if (response.destroyed) return;
    const end = limits.open({ address, session: claims?.jti });
    if (!end) {
      log.warn({ address, fid }, 'too many event streams');
      response.writeHead(429, { 'retry-after': retryAfter, 'cache-control': 'no-store' }).end();
      return;
    }
    response.once('close', end);
    live.attach(request, response, { fid, personId: claims?.sub });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((err: unknown) => {
      log.error({ err }, 'an event stream could not be opened');
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '3' }).end();
    });
  };
}
