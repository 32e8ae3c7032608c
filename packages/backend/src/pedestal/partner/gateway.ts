import { askPartner, PartnerFault } from './partner-request.ts';

/** Sends a message to a school's gateway; any status of 200–299 means success. */
export async function postToGateway({ url, token }: { url: string; token?: string | undefined }, message: object): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await askPartner(url, { method: 'POST', headers, body: JSON.stringify(message) });
  if (answer.status < 200 || answer.status > 299) throw new PartnerFault(`status ${answer.status}`);
}
