import type { CustomFetch } from 'openid-client';
import { askPartner } from '../partner/partner-request.ts';

/** The requests of openid-client, made with the limits that hold for every partner: time, size, address, no redirects. */
export const fetchFromPartner: CustomFetch = async (address, { method, headers, body }) => {
  const { status, type, text } = await askPartner(address, {
    method: method === 'POST' ? 'POST' : 'GET',
    headers: Object.fromEntries(new Headers(headers)),
    ...(body != null && { body: String(body) }),
  });
  const hasBody = status !== 204 && status !== 304;
  // Some providers leave the type out; what is not JSON fails when it is read.
  return new Response(hasBody ? text : null, { status, headers: { 'content-type': type || 'application/json' } });
};
