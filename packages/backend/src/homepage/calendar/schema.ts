import type { CalendarDay, EventRepeat, RestTime } from '@portico/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audience, fid, moment } from '../../kernel/database/columns.ts';

/** Start and end of a section of the day, on a campus or everywhere (empty). */
export const restTime = pgTable('rest_time', {
  id: text('id').primaryKey(),
  fid: fid(),
  campusId: text('campus_id').notNull().default(''),
  section: integer('section').notNull(),
  name: text('name').notNull(),
  startTime: text('start_time').notNull(),
  endTime: text('end_time').notNull(),
  part: text('part').$type<RestTime['part']>().notNull(),
});

/** A day of the school calendar that is not a plain teaching day or week-end. */
export const calendarDay = pgTable(
  'calendar_day',
  {
    fid: fid(),
    date: text('date').notNull(),
    type: text('type').$type<CalendarDay['type']>().notNull(),
    name: text('name'),
    makeupFor: text('makeup_for'),
  },
  (table) => [primaryKey({ columns: [table.fid, table.date] })],
);

/** The school's events in everybody's calendar. */
export const schoolEvent = pgTable(
  'school_event',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    layer: text('layer').$type<'school' | 'meeting' | 'exam'>().notNull().default('school'),
    title: text('title').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    allDay: boolean('all_day').notNull().default(false),
    place: text('place'),
    note: text('note'),
    audience: audience(),
  },
  (table) => [index('school_event_time').on(table.fid, table.startTime)],
);

/** A person's own event; if it repeats, its first occurrence. */
export const personalEvent = pgTable(
  'personal_event',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    personId: text('person_id').notNull(),
    /** The uid in the iCalendar file that it was imported from. */
    uid: text('uid').notNull(),
    title: text('title').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    allDay: boolean('all_day').notNull(),
    place: text('place'),
    note: text('note'),
    color: text('color'),
    remindMinutes: integer('remind_minutes'),
    repeat: text('repeat').$type<EventRepeat>().notNull().default('none'),
    /** `YYYY-MM-DD`, inclusive. */
    repeatUntil: text('repeat_until'),
    /** With repeat `custom`: the rule of RFC 5545 without its end. */
    rule: text('rule'),
    /** Days, `YYYY-MM-DD`, whose occurrence was deleted or changed by itself. */
    excluded: text('excluded').array().notNull().default([]),
    /** The series from which this occurrence was taken out to be changed. */
    seriesId: text('series_id'),
    version: integer('version').notNull().default(1),
    /** When the next reminder is due; null: none is left. */
    remindTime: moment('remind_time'),
    updateTime: moment('update_time').notNull(),
  },
  (table) => [
    uniqueIndex('personal_event_uid').on(table.personId, table.uid),
    index('personal_event_series').on(table.seriesId),
    index('personal_event_remind').on(table.remindTime),
  ],
);

/** The secret with which a calendar program reads one person's calendar, without any other credential. */
export const calendarFeed = pgTable('calendar_feed', {
  personId: text('person_id').primaryKey(),
  fid: fid(),
  secretHash: text('secret_hash').notNull().unique(),
  /** Sealed and not hashed, because its owner sees the address again. */
  secret: text('secret').notNull(),
  createTime: moment('create_time').notNull(),
});
