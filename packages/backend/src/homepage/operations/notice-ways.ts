import { operationCalls } from '@portico/area/operator';
import { writeTime } from '@portico/contracts/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { person } from '../../kernel/identity/schema.ts';
import { answer } from '../../registry/operations/answer.ts';
import type { HomepageContext } from '../context.ts';
import { isQuiet } from '../notice/quiet.ts';
import { readNoticeConfig } from '../notice/settings.ts';

const ways = ['web', 'wechat', 'wecom', 'sms', 'mail'] as const;

/** By which ways a person wants to be told now, for the systems that send messages: `GET /ops/notice-ways`. */
export function mountNoticeWays(app: Hono<AppEnvironment>, { services }: { services: HomepageContext }): void {
  const { database, schools, now } = services;
  app.get(operationCalls.noticeWays.path, (context) =>
    answer(context, operationCalls.noticeWays, async () => {
      const { school: fid = '', account = '', type = '' } = context.req.query();
      const school = await schools.byFid(fid);
      if (!school) throw new Refusal(404, `There is no school ${fid}.`);
      const named = and(eq(person.fid, fid), eq(person.account, account.toLowerCase().replaceAll('\0', '')), isNull(person.closedTime));
      const [who] = await database.select().from(person).where(named);
      if (!who) throw new Refusal(404, `Nobody has the account ${account}.`);
      const { channels, ...quiet } = await readNoticeConfig(services, { school, person: who });
      const channel = channels.find((each) => each.type === type);
      if (!channel) throw new Refusal(404, `There is no kind ${type}. There are ${channels.map((each) => each.type).join(', ')}.`);
      const isNight = !channel.locked && isQuiet(writeTime(now()).slice(11, 16), quiet);
      return { ways: isNight ? [] : ways.filter((way) => channel[way]), quiet: isNight };
    }),
  );
}
