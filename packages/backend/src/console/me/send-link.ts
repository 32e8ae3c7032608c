import { and, eq } from 'drizzle-orm';
import { notice, noticeMark } from '../../homepage/notice/schema.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import type { Standing } from '../act/standing.ts';
import type { ConsoleContext } from '../context.ts';

const sentForMs = 7 * 86_400_000;

/** A notice to the caller alone, with a page of the console as its target. */
export async function sendLink(
  { database, running, now }: ConsoleContext,
  { visitor }: Pick<Standing, 'visitor'>,
  { to, name }: { to: string; name: string },
): Promise<Date> {
  const personId = visitor.person.id;
  const { fid } = visitor.school;
  const id = `console-link-${personId}-${to}`;
  const title = `在电脑上处理：${name}`;
  const content = '请在电脑上登录门户，打开这条通知，继续在管理台处理。';
  const sendTime = now();
  await database.transaction(async (transaction) => {
    await transaction.delete(notice).where(and(eq(notice.id, id), eq(notice.personId, personId)));
    await transaction.delete(noticeMark).where(and(eq(noticeMark.noticeId, id), eq(noticeMark.personId, personId)));
    await transaction.insert(notice).values({
      id,
      fid,
      type: 'console',
      title,
      content,
      sendTime,
      expireTime: new Date(sendTime.getTime() + sentForMs),
      createrName: '管理台',
      personId,
      url: to,
      actionText: '打开管理台',
      search: bigrams(title, content),
    });
  });
  await running.live?.publish('notice', { count: 1 }, { fid, personId });
  return sendTime;
}
