import type { PartnerCheck } from '@portico/area/operator';
import type { PartnerName, Partners } from '../../kernel/environment/partner-settings.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { leadsToRefused } from '../../kernel/outgoing/checked-request.ts';
import { problemOfAddress } from '../../kernel/outgoing/network-range.ts';
import { checkCas } from '../cas/check-cas.ts';
import type { PedestalContext } from '../context.ts';
import { checkOidc } from '../oidc/check-oidc.ts';
import { providerFault } from '../oidc/provider-fault.ts';
import { type CheckStep, type Occasion, runSteps } from '../partner/check-steps.ts';
import { askPartner } from '../partner/partner-request.ts';
import { partnersOf } from '../partner/partners.ts';
import { originOf } from '../session/addresses.ts';
import { checkWechat } from '../wechat/check-wechat.ts';

/** Tries every partner of a school, or `only` one. Nothing is sent to people, and no code or ticket of anybody is used. */
export async function checkPartners(
  services: PedestalContext,
  school: School,
  { only, occasion = 'test' }: { only?: PartnerName; occasion?: Occasion } = {},
): Promise<PartnerCheck[]> {
  const all = partnersOf(school, services.environment);
  const partners: Partners = only === undefined ? all : { [only]: all[only] };
  const origin = originOf(school, services.environment);
  const { cas, oidc, wechat, sms, mail, model } = partners;
  const planned: [string, CheckStep[]][] = [];
  if (cas) planned.push(['cas', [allowed(cas.server), ...checkCas(cas, `${origin}/cas-login`)]]);
  if (oidc) planned.push(['oidc', [allowed(oidc.issuer), ...checkOidc(services.providers, oidc, `${origin}/auth-login`)]]);
  if (wechat) planned.push(['wechat', [allowed(wechat.apiUrl), { ...answers(wechat.apiUrl), occasion: 'look' }, ...checkWechat(wechat)]]);
  if (sms) planned.push(['sms', [allowed(sms.url), answers(sms.url)]]);
  if (mail) planned.push(['mail', [allowed(mail.url), answers(mail.url)]]);
  if (model) planned.push(['model', [allowed(model.address), modelAnswers(model)]]);
  if (partners.apiLogin) planned.push(['apiLogin', [{ step: 'a key is set; nothing is asked', run: async () => undefined }]]);
  return Promise.all(
    planned.map(async ([partner, steps]) => ({
      fid: school.fid,
      partner,
      steps: await runSteps(steps.filter((step) => (step.occasion ?? occasion) === occasion).map(safely)),
    })),
  );
}

/** A fault of the connection is the step's problem. */
const safely = ({ step, run }: CheckStep): CheckStep => ({
  step,
  run: () => run().catch((error: unknown) => providerFault(error) ?? (error instanceof Error ? error.message : 'it failed')),
});

const allowed = (address: string): CheckStep => ({
  step: `${new URL(address).host} is an address that a partner may have`,
  async run() {
    const problem = problemOfAddress(address);
    if (problem) return problem;
    return (await leadsToRefused(new URL(address).hostname)) ? 'the name leads to an address that no partner may have' : undefined;
  },
});

const answers = (address: string): CheckStep => ({
  step: 'the gateway answers; no message is sent',
  async run() {
    const { status } = await askPartner(address);
    return status >= 500 ? `it answers ${status}` : undefined;
  },
});

const modelAnswers = ({ address, key }: NonNullable<Partners['model']>): CheckStep => ({
  step: 'the model’s interface accepts the key',
  async run() {
    const { status } = await askPartner(`${address}/models`, { headers: key ? { authorization: `Bearer ${key}` } : {} });
    if (status === 401 || status === 403) return `it answers ${status}; is key right?`;
    return status >= 500 ? `it answers ${status}` : undefined;
  },
});
