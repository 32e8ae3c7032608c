import type { CasPartner } from '../../kernel/environment/partner-settings.ts';
import type { CheckStep } from '../partner/check-steps.ts';
import { askPartner, PartnerFault } from '../partner/partner-request.ts';
import { validationAddress } from './ask-server.ts';
import { readPlainAnswer, readXmlAnswer } from './read-answer.ts';

/** A ticket that no server has issued. */
const ticket = 'ST-0-portico-check';

/** Asks the server for its login page, and for a ticket that it must refuse. */
export const checkCas = (cas: CasPartner, service: string): CheckStep[] => [
  {
    step: 'the login page answers',
    async run() {
      const { status } = await askPartner(`${cas.server}/login?service=${encodeURIComponent(service)}`);
      return status < 400 ? undefined : `it answers ${status}; is ${service} registered there, and is server without /login?`;
    },
  },
  {
    step: 'a wrong ticket is refused in the protocol',
    occasion: 'test',
    async run() {
      const { status, text } = await askPartner(validationAddress(cas, { ticket, service }));
      if (status !== 200) return `it answers ${status}; is protocol ${cas.protocol} right?`;
      const read = cas.protocol === 1 ? readPlainAnswer(text) : readXmlAnswer(text);
      if (read.kind === 'success') throw new PartnerFault('it accepts a ticket that it has not issued');
      if (read.kind === 'malformed') return `the answer is not of protocol ${cas.protocol}`;
      return /SERVICE/.test(read.code) ? `${read.code}: ${read.said.slice(0, 200)}; register ${service}` : undefined;
    },
  },
];
