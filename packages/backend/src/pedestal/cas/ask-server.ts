import type { Logger } from 'pino';
import type { CasPartner } from '../../kernel/environment/partner-settings.ts';
import { askPartner, askTwice, PartnerFault } from '../partner/partner-request.ts';
import { badTicket } from '../people/people.ts';
import { type CasAnswer, readPlainAnswer, readXmlAnswer } from './read-answer.ts';

const paths = { 3: '/p3/serviceValidate', 2: '/serviceValidate', 1: '/validate' };
/** Where the server is asked for the person of a ticket. */
export const validationAddress = (
  { server, protocol }: Pick<CasPartner, 'server' | 'protocol'>,
  { service, ticket, renew = false }: { service: string; ticket: string; renew?: boolean },
): string => `${server}${paths[protocol]}?${new URLSearchParams({ service, ticket, ...(renew && { renew: 'true' }) })}`;

const down = () => badTicket('统一认证暂不可用，请稍后再试');

/**
 * Asks the server once for the person of a ticket. With `renew` it accepts only a ticket for a password that was just
 * typed. Throws a Refusal for everything but a clear success.
 */
export async function userOfTicket(
  server: Pick<CasPartner, 'server' | 'protocol'>,
  { ticket, service, renew, log }: { ticket: string; service: string; renew: boolean; log: Logger },
): Promise<Extract<CasAnswer, { kind: 'success' }>> {
  const address = validationAddress(server, { ticket, service, renew });
  // Once more only where the first request never arrived: a ticket is sent once.
  const answer = await askTwice(['unreached'], () => askPartner(address)).catch((fault: unknown) => {
    if (!(fault instanceof PartnerFault)) throw fault;
    log.warn({ reason: fault.message }, 'the CAS server cannot be asked');
    throw down();
  });
  if (answer.status !== 200) {
    log.warn({ status: answer.status }, 'the CAS server gave no answer of its protocol');
    throw down();
  }
  const read = server.protocol === 1 ? readPlainAnswer(answer.text) : readXmlAnswer(answer.text);
  if (read.kind === 'success') return read;
  const reason =
    read.kind === 'failure'
      ? { reason: read.code.slice(0, 64), said: read.said.replaceAll(ticket, '[ticket]').slice(0, 300) }
      : { reason: 'an answer that is not of the protocol' };
  log.warn(reason, 'a CAS ticket was refused');
  throw badTicket();
}
