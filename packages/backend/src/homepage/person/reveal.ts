import type { personContract } from '@portico/contracts';
import { notFound } from '../../kernel/api/refusal.ts';
import type { CallContext, Handlers } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { bindingsOf, requireCompanion, requireStepUp } from '../../pedestal/index.ts';
import type { HomepageContext } from '../context.ts';
import { dataOf, kindOf } from './data.ts';
import { shownSeconds } from './masked.ts';

type RevealCalls = Pick<typeof personContract, 'revealInfo' | 'revealAsset' | 'revealData'>;

/** Unmasks one thing of the person's own; each time is in the audit. */
export function revealHandlers(services: HomepageContext): Handlers<RevealCalls> {
  const { database, sources, now } = services;
  const note = ({ visitor: { person: who }, facts }: CallContext<Member>, what: string) =>
    writeAudit(services, { fid: who.fid, event: 'revealed', who, facts, note: what });

  return {
    async revealInfo({ field }, context) {
      requireCompanion(context);
      const found = (await bindingsOf(database, context.visitor.person.id)).find(({ kind }) => kind === field);
      if (!found) throw notFound('完整信息');
      await note(context, field);
      return { value: found.subject, seconds: shownSeconds };
    },
    async revealAsset({ sign }, context) {
      requireStepUp(context, now());
      const { records } = await sources.gather('assets', context.visitor);
      const found = records.find((record) => record.sign === sign && record.sensitive);
      if (!found) throw notFound('这项数据');
      await note(context, sign);
      return { value: found.value, seconds: shownSeconds };
    },
    async revealData(asked, context) {
      const kind = await kindOf(services, context.visitor, asked.typeId);
      if (kind.body.stepUp) requireStepUp(context, now());
      else requireCompanion(context);
      const answer = await dataOf(services, context.visitor, { ...asked, kind, isMasked: false });
      await note(context, kind.body.type);
      return { ...answer, seconds: shownSeconds };
    },
  };
}
