import { codes } from '@portico/contracts';
import { partnersContract } from '@portico/contracts/console';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { requireReachable } from '../../pedestal/partner/require-reachable.ts';
import { setPartner } from '../../pedestal/partner/set-partner.ts';
import { checkPartners } from '../../pedestal/partner-check/check-partners.ts';
import { madeAct, noEffects } from '../act/acts.ts';
import { conflict } from '../act/conflict.ts';
import { serveConsole } from '../act/serve-console.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { inChinese } from '../words/in-chinese.ts';
import { listPartners, partnerVersion } from './list-partners.ts';
import { newKey } from './new-key.ts';
import { problemOfRemoval } from './only-way-in.ts';
import { stepName } from './step-names.ts';
import { typedSettings } from './typed-settings.ts';

export function partnerCalls(context: ConsoleContext): ServedCall[] {
  const capability = 'partners.change';
  return serveConsole(context, partnersContract, {
    rules: {
      list: { capability },
      save: { capability, act: 'partner.change' },
      test: { capability, act: 'partner.test' },
      newKey: { capability, act: 'partner.key' },
    },
    handlers: {
      list: async (_input, { school }) => ({ fid: school.fid, partners: await listPartners(context, school) }),
      async save({ partner: name, version, settings, reason, checkOnly = false }, { school, by }) {
        const problem = settings === null ? await problemOfRemoval(context, school, name) : undefined;
        if (problem) throw new Refusal(codes.invalid, problem);
        const typed = settings === null ? null : typedSettings(school, name, settings);
        for (const [field, value] of Object.entries(typed ?? {})) await requireReachable(`${name}.${field}`, value);
        const { actId } = await setPartner(context, {
          fid: school.fid,
          name,
          settings: typed,
          by,
          reason,
          checkOnly,
          before(stored) {
            if (partnerVersion(stored, name) !== version) throw conflict('这项对接刚被修改过', { current: partnerVersion(stored, name) });
          },
        });
        const shown = (await listPartners(context, school)).find(({ partner }) => partner === name);
        if (!shown) throw notFound('这项对接');
        const sentence = typed ? '保存后立即用于登录和消息，正在进行的登录不受影响' : '改用平台默认设置';
        const effects = { ...noEffects, sentences: [sentence, '不能撤销：旧的密钥不会保留'], reversible: false };
        if (checkOnly) return { partner: shown, effects };
        if (context.running.live) await tellSchools(context.running.live, context, [school.fid], 'config');
        await tellConsole(context, school.fid);
        return { partner: shown, effects, ...(await madeAct(context, actId)) };
      },
      async newKey({ version, reason, checkOnly = false }, { school, by }) {
        const { actId, ...made } = await newKey(context, { school, by, version, checkOnly, reason });
        return { ...made, ...(await madeAct(context, actId)) };
      },
      async test({ partner: name, settings }, { school, by }) {
        const typed = settings && typedSettings(school, name, settings);
        const tried = typed ? { ...school, partners: { ...school.partners, [name]: typed } } : school;
        const [check] = await checkPartners(context, tried, { only: name });
        if (!check) throw new Refusal(codes.invalid, '还没有设置');
        const steps = check.steps.map(({ step, ms = 0, problem }) => ({
          name: stepName(step),
          ok: problem === undefined,
          ms,
          ...(problem !== undefined && { said: inChinese(problem) }),
        }));
        const ok = steps.every((step) => step.ok);
        const after = { ok, step: steps.at(-1)?.name };
        await writeOperation(context, { by, action: 'partner.test', object: name, fid: school.fid, after });
        return { ok, steps };
      },
    },
  });
}
