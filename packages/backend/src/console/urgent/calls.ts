import { randomUUID } from 'node:crypto';
import { type RunningUrgentNotice, urgentContract } from '@portico/contracts/console';
import { dayjs, writeTime } from '@portico/contracts/time';
import { type Banner, readBanner } from '../../homepage/notice/urgent.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { madeAct } from '../act/acts.ts';
import { serveConsole } from '../act/serve-console.ts';
import type { ConsoleContext } from '../context.ts';
import { changeUrgent, saidBanner } from './change-urgent.ts';

export function urgentCalls(context: ConsoleContext): ServedCall[] {
  const capability = 'content.urgent';
  return serveConsole(context, urgentContract, {
    rules: { now: { capability }, send: { capability, act: 'notice.urgent' }, recall: { capability, act: 'notice.recall' } },
    handlers: {
      async now(_input, { fid }) {
        const banner = await readBanner(context.database, { fid, now: context.now() });
        return { notice: banner ? shown(banner) : null };
      },
      async send({ text, minutes, replaces, checkOnly = false }, { school, by }) {
        const until = writeTime(dayjs(context.now()).add(minutes, 'minute').toDate());
        const change = { expected: replaces, after: { id: randomUUID(), text, until }, orNone: true };
        const { banner, effects, actId } = await changeUrgent(context, change, { school, by, action: 'notice.urgent', checkOnly });
        if (!banner) throw new Error('The notice ended before it began.');
        return { notice: shown(banner), effects, ...(await madeAct(context, actId)) };
      },
      async recall({ id, checkOnly = false }, { school, by }) {
        const change = { expected: id, after: undefined };
        const { effects, actId } = await changeUrgent(context, change, { school, by, action: 'notice.recall', checkOnly });
        return { effects, ...(await madeAct(context, actId)) };
      },
    },
  });
}

const shown = (banner: Banner): RunningUrgentNotice => ({
  ...saidBanner(banner),
  sentTime: writeTime(banner.sendTime),
  by: banner.createrName,
});
