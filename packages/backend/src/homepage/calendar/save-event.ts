import type { CalendarEvent, EventText } from '@portico/contracts';
import { dayOf } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import { invalid, notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { endedBefore, movedSeries, occurrenceOn, scopeOf, without } from './change-series.ts';
import { timesOf } from './event-times.ts';
import { type EventStore, type EventTable, eventItem, ownEvents, type PersonalEvent, requireRoom } from './events.ts';
import { nextReminder } from './reminder.ts';
import { personalEvent } from './schema.ts';

type Fields = ReturnType<typeof fieldsOf>;

/** Creates an event, or changes one: all of it, one occurrence, or that and the following ones. */
export async function saveEvent({ database, now }: EventStore, who: Member, text: EventText): Promise<CalendarEvent> {
  const fields = fieldsOf(text);
  return database.transaction(async (transaction) => {
    const store = { database: transaction };
    if (!text.id) {
      if (text.repeat === 'custom') throw invalid('重复方式有误');
      return added(store, who, { ...fields, rule: null, excluded: [] }, now());
    }
    const row = await eventOf(store, who, { id: text.id, version: text.version });
    const rule = text.repeat === 'custom' ? row.rule : null;
    if (text.repeat === 'custom' && !rule) throw invalid('重复方式有误');
    const scope = scopeOf(row, text);
    const day = text.occurrence ?? '';
    if (scope === 'all')
      return changed(store, row, { ...fields, rule, ...movedSeries(row, { ...fields, occurrence: text.occurrence }) }, now());
    occurrenceOn(row, day);
    if (scope === 'one') {
      await changed(store, row, without(row, day), now());
      return added(store, who, { ...fields, repeat: 'none', repeatUntil: null, rule: null, excluded: [], seriesId: row.id }, now());
    }
    await changed(store, row, endedBefore(row, day), now());
    return added(store, who, { ...fields, rule, excluded: row.excluded.filter((each) => each > day) }, now());
  });
}

/** One of this person's events, if it is still the version that was read. */
export async function eventOf(
  { database }: EventTable,
  who: Member,
  wanted: { id: string; version?: number | undefined },
): Promise<PersonalEvent> {
  const [row] = await database
    .select()
    .from(personalEvent)
    .where(and(ownEvents(who), eq(personalEvent.id, wanted.id)))
    .for('update');
  if (!row) throw notFound('日程');
  if (wanted.version !== undefined && wanted.version !== row.version) throw new Refusal(409, '这条日程刚在别处改过，请核对后再保存');
  return row;
}

async function added(
  store: EventTable,
  who: Member,
  fields: Fields & Partial<PersonalEvent> & { excluded: string[]; rule: string | null },
  at: Date,
) {
  await requireRoom(store, who, 1);
  const id = crypto.randomUUID();
  const row = { ...fields, id, uid: `${id}@portico`, fid: who.school.fid, personId: who.person.id, updateTime: at };
  const [fresh] = await store.database
    .insert(personalEvent)
    .values({ ...row, remindTime: nextReminder(row, at) })
    .returning();
  if (!fresh) throw notFound('日程');
  return eventItem(fresh);
}

/** Changes some fields of an event, and with them its version and its next reminder. */
export async function changed(
  { database }: EventTable,
  row: PersonalEvent,
  fields: Partial<PersonalEvent>,
  at: Date,
): Promise<CalendarEvent> {
  const next = { ...row, ...fields };
  const [written] = await database
    .update(personalEvent)
    .set({ ...fields, version: row.version + 1, updateTime: at, remindTime: nextReminder(next, at) })
    .where(eq(personalEvent.id, row.id))
    .returning();
  if (!written) throw notFound('日程');
  return eventItem(written);
}

function fieldsOf(text: EventText) {
  const times = timesOf(text);
  const repeatUntil = text.repeat === 'none' ? null : (text.repeatUntil ?? null);
  if (repeatUntil && repeatUntil < dayOf(times.startTime)) throw invalid('重复的结束日期早于开始日期');
  return {
    ...times,
    title: text.title,
    allDay: text.allDay,
    place: text.place || null,
    note: text.note || null,
    color: text.color?.toLowerCase() ?? null,
    remindMinutes: text.remindMinutes ?? null,
    repeat: text.repeat,
    repeatUntil,
  };
}
