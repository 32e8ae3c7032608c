import type { CalendarEvent, EventText } from '@portico/contracts';
import { addDays, atDay, dayjs, dayOf, readTime, writeTime } from '@portico/contracts/time';
import { and, count, eq } from 'drizzle-orm';
import { invalid, notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { lastDayOf, type Occurrence, occurrencesIn } from './repeat.ts';
import { personalEvent } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'now'>;
export type PersonalEvent = typeof personalEvent.$inferSelect;
export const maxEvents = 2_000;
const maxDays = 31;

const own = ({ person, school }: Member) => and(eq(personalEvent.personId, person.id), eq(personalEvent.fid, school.fid));

export function eventsOf({ database }: Pick<Store, 'database'>, who: Pick<Member, 'school' | 'person'>): Promise<PersonalEvent[]> {
  return database
    .select()
    .from(personalEvent)
    .where(own(who as Member))
    .orderBy(personalEvent.startTime, personalEvent.id);
}

/** Creates or changes an event; returns its first occurrence. */
export async function saveEvent({ database, now }: Store, who: Member, text: EventText): Promise<CalendarEvent> {
  const times = timesOf(text);
  const row = {
    title: text.title,
    allDay: text.allDay,
    ...times,
    place: text.place || null,
    note: text.note || null,
    color: text.color?.toLowerCase() ?? null,
    remindMinutes: text.remindMinutes ?? null,
    repeat: text.repeat,
    repeatUntil: text.repeat === 'none' ? null : (text.repeatUntil ?? null),
    updateTime: now(),
  };
  if (row.repeatUntil && row.repeatUntil < dayOf(times.startTime)) throw invalid('重复的结束日期早于开始日期');
  if (text.id) {
    const [changed] = await database
      .update(personalEvent)
      .set(row)
      .where(and(own(who), eq(personalEvent.id, text.id)))
      .returning();
    if (!changed) throw notFound('日程');
    return eventItem(changed);
  }
  await requireRoom({ database }, who, 1);
  const id = crypto.randomUUID();
  const fresh = { ...row, id, uid: `${id}@portico`, fid: who.school.fid, personId: who.person.id };
  const [added] = await database.insert(personalEvent).values(fresh).returning();
  if (!added) throw notFound('日程');
  return eventItem(added);
}

export async function deleteEvent({ database }: Pick<Store, 'database'>, who: Member, id: string): Promise<number> {
  const gone = await database
    .delete(personalEvent)
    .where(and(own(who), eq(personalEvent.id, id)))
    .returning({ id: personalEvent.id });
  if (gone.length === 0) throw notFound('日程');
  return gone.length;
}

export async function requireRoom({ database }: Pick<Store, 'database'>, who: Member, more: number): Promise<void> {
  const [all] = await database.select({ number: count() }).from(personalEvent).where(own(who));
  if ((all?.number ?? 0) + more > maxEvents) throw new Refusal(409, `个人日程最多 ${maxEvents} 条，请先清理旧的日程`);
}

/** Start and end as moments; refused if they are inconsistent. */
function timesOf({ start, end, allDay }: EventText): { startTime: Date; endTime: Date } {
  const [from, to] = [momentOf(start), momentOf(end)];
  const startTime = allDay ? atDay(dayOf(from)) : from;
  // An all-day event ends at the start of the next day, whatever hour was sent.
  const endTime = allDay ? atDay(addDays(lastDayOf({ start: from, end: to }), 1)) : to;
  if (endTime <= startTime || to < from) throw invalid('结束时间须晚于开始时间');
  if (dayjs.utc(startTime).add(maxDays, 'day').isBefore(endTime)) throw invalid('单条日程最长 31 天');
  return { startTime, endTime };
}

function momentOf(text: string): Date {
  const at = readTime(text);
  // Rejects 30 February and 25:00.
  if (Number.isNaN(at.getTime()) || text < '1970' || text > '2200') throw invalid('时间有误');
  return at;
}

/** An event as its owner sees it, at one of its occurrences. */
export function eventItem(row: PersonalEvent, at?: Occurrence): CalendarEvent {
  return {
    id: row.id,
    title: row.title,
    start: writeTime(at?.start ?? row.startTime),
    end: writeTime(at?.end ?? row.endTime),
    allDay: row.allDay,
    layer: 'personal',
    ...(row.place && { place: row.place }),
    ...(row.note && { note: row.note }),
    ...(row.color && { color: row.color }),
    ...(row.remindMinutes !== null && { remindMinutes: row.remindMinutes }),
    repeat: row.repeat,
    ...(row.repeatUntil && { repeatUntil: row.repeatUntil }),
    seriesStart: writeTime(row.startTime),
    editable: true,
  };
}

export const personalOccurrences = (rows: PersonalEvent[], first: string, last: string): CalendarEvent[] =>
  rows.flatMap((row) => occurrencesIn(row, first, last).map((at) => eventItem(row, at)));
