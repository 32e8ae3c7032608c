import type { Environment } from '../../kernel/environment/environment.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { postToGateway } from '../partner/gateway.ts';
import { notConfigured, partnersOf } from '../partner/partners.ts';

export interface MobileMessage {
  mobile: string;
  code: string;
  minutes: number;
  unitName: string;
  text: string;
}
export type SendCode = (message: MobileMessage) => Promise<void>;

/** Posts to the school's gateway; the demo without one logs the message. Throws without either. */
export function codeSenderOf(school: School, environment: Environment, log: PedestalContext['log']): SendCode {
  const { sms } = partnersOf(school, environment);
  if (sms) return (message) => postToGateway(sms, message);
  if (!environment.demo) throw notConfigured('短信验证码登录');
  return async ({ mobile, text }) => log.info({ to: masked(mobile), text }, 'no SMS gateway: the demo writes the message here');
}

const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
