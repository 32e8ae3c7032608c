import type { CustomFetch } from 'openid-client';
import { askPartner } from '../partner/partner-request.ts';

/** The requests of openid-client, with the limits for every partner: time, size, address, no redirects. */
export const fetchFromPartner: CustomFetch = async (address, { method, headers, body }) => {
  const { status, type, text } = await askPartner(address, {
    method: method === 'POST' ? 'POST' : 'GET',
    headers: Object.fromEntries(new Headers(headers)),
    ...(body != null && { body: String(body) }),
  });
  const hasBody = status !== 204 && status !== 304;
  // Some providers omit the type; a body that is not JSON fails later.
  return new Response(hasBody ? text : null, { status, headers: { 'content-type': type || 'application/json' } });
};
