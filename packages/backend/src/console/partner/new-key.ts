import { randomBytes } from 'node:crypto';
import type { ConsolePartner, Effects } from '@portico/contracts/console';
import { dayjs, writeTime } from '@portico/contracts/time';
import { notFound } from '../../kernel/api/refusal.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { setPartner } from '../../pedestal/partner/set-partner.ts';
import { noEffects } from '../act/acts.ts';
import { conflict } from '../act/conflict.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { listPartners, partnerVersion } from './list-partners.ts';

/** The key before is accepted for this long, so that the partner can change over. */
const bothForHours = 24;

/** Makes a key for API login. It is in this answer alone: what is stored is sealed, and the log has neither. */
export async function newKey(
  context: ConsoleContext,
  {
    school,
    by,
    version,
    checkOnly,
    reason,
  }: { school: School; by: Actor; version: string; checkOnly: boolean; reason?: string | undefined },
): Promise<{ key?: string; partner: ConsolePartner; effects: Effects; actId?: number }> {
  const key = randomBytes(32).toString('base64url');
  const previous = school.partners.apiLogin?.key;
  const until = writeTime(dayjs(context.now()).add(bothForHours, 'hour').toDate());
  const { actId } = await setPartner(context, {
    fid: school.fid,
    name: 'apiLogin',
    action: 'partner.key',
    settings: { key, ...(previous !== undefined && { previousKey: previous, previousUntil: until }) },
    by,
    reason,
    checkOnly,
    before(stored) {
      const current = partnerVersion(stored, 'apiLogin');
      if (current !== version) throw conflict('这项对接刚被修改过', { current });
    },
  });
  const partner = (await listPartners(context, school)).find((each) => each.partner === 'apiLogin');
  if (!partner) throw notFound('这项对接');
  const both = previous === undefined ? '对方换上新密钥后即可登录' : `旧密钥在 ${until.slice(5, 16)} 前仍然有效，之后只认新密钥`;
  const effects = { ...noEffects, sentences: [both, '不能撤销：密钥只显示这一次'], reversible: false };
  if (checkOnly) return { partner, effects };
  await tellConsole(context, school.fid);
  return { key, partner, effects, actId };
}
