import type { Environment } from '../../kernel/environment/environment.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { postToGateway } from '../partner/gateway.ts';
import { partnersOf } from '../partner/partners.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  unitName: string;
}
export type SendMail = (message: MailMessage) => Promise<void>;

/** Posts to the school's gateway; the demo without one logs the message. Undefined without either. */
export function mailSenderOf(school: School, environment: Environment, log: PedestalContext['log']): SendMail | undefined {
  const { mail } = partnersOf(school, environment);
  if (mail) return (message) => postToGateway(mail, message);
  if (!environment.demo) return undefined;
  return async ({ to, subject, text }) =>
    log.info({ to: to.replace(/^(.{1,2})[^@]*/, '$1****'), subject, text }, 'no mail gateway: the demo writes the message here');
}
