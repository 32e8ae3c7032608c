import { dayjs, inShanghai } from '@portico/contracts/time';
import { and, eq, lte } from 'drizzle-orm';
import { jobFailed } from '../../kernel/database/job-failed.ts';
import type { Live } from '../../kernel/live/live.ts';
import type { ServiceContext } from '../../kernel/services.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import { notice, noticeType } from '../notice/schema.ts';
import type { EventStore, PersonalEvent } from './events.ts';
import { nextReminder } from './reminder.ts';
import { personalEvent } from './schema.ts';

/** How often due reminders are looked for, and the most that are sent at once. */
const everyMs = 30_000;
const atOnce = 500;
/** The kind under which reminders stand among a school's notices. */
const reminderType = { type: 'schedule', name: '日程提醒', sort: 90 };

/** Turns due reminders into notices; returns who got one. */
export async function sendReminders(store: EventStore): Promise<{ fid: string; personId: string }[]> {
  const at = store.now();
  const due = await store.database.select().from(personalEvent).where(lte(personalEvent.remindTime, at)).limit(atOnce);
  const told: { fid: string; personId: string }[] = [];
  for (const row of due) {
    if (await remind(store, row, at)) told.push({ fid: row.fid, personId: row.personId });
  }
  return told;
}

/** Two nodes may find the same reminder: the one that moves it on sends it. What is over is not reminded of. */
async function remind({ database }: EventStore, row: PersonalEvent, at: Date): Promise<boolean> {
  const { remindTime, remindMinutes } = row;
  if (!remindTime || remindMinutes === null) return false;
  const start = dayjs.utc(remindTime).add(remindMinutes, 'minute').toDate();
  const isOver = start.getTime() + row.endTime.getTime() - row.startTime.getTime() < at.getTime();
  return database.transaction(async (transaction) => {
    const claimed = await transaction
      .update(personalEvent)
      .set({ remindTime: nextReminder(row, at) })
      .where(and(eq(personalEvent.id, row.id), eq(personalEvent.remindTime, remindTime)))
      .returning({ id: personalEvent.id });
    if (claimed.length === 0 || isOver) return false;
    await transaction
      .insert(noticeType)
      .values({ ...reminderType, fid: row.fid })
      .onConflictDoNothing();
    await transaction.insert(notice).values(noticeOf(row, start, at));
    return true;
  });
}

function noticeOf(row: PersonalEvent, start: Date, at: Date): typeof notice.$inferInsert {
  const when = inShanghai(start).format(row.allDay ? 'M 月 D 日' : 'M 月 D 日 HH:mm');
  const title = `日程提醒：${row.title}`;
  const content = [`${when}开始`, row.place && `地点：${row.place}`, row.note].filter(Boolean).join('。');
  return {
    id: crypto.randomUUID(),
    fid: row.fid,
    type: reminderType.type,
    title,
    content,
    sendTime: at,
    expireTime: dayjs.utc(start).add(7, 'day').toDate(),
    createrName: '日程中心',
    personId: row.personId,
    url: `/schedule-center?date=${inShanghai(start).format('YYYY-MM-DD')}`,
    search: bigrams(title, content),
  };
}

/** Sends reminders as long as the portal runs; returns the function that stops it. */
export function startReminders(services: Pick<ServiceContext, 'database' | 'now' | 'log'>, live: Pick<Live, 'publish'>): () => void {
  const run = async () => {
    for (const to of await sendReminders(services)) await live.publish('notice', { count: 1 }, to);
  };
  const timer = setInterval(() => void run().catch(jobFailed(services.log, 'reminders could not be sent')), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
