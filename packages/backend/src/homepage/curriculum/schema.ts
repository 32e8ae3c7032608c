import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fid } from '../../kernel/database/columns.ts';

/** A class that a person attends or teaches, in some weeks of a term. */
export const course = pgTable(
  'course',
  {
    id: text('id').primaryKey(),
    fid: fid(),
    personId: text('person_id').notNull(),
    sourceCode: text('source_code').notNull().default('timetable'),
    termId: text('term_id').notNull(),
    name: text('name').notNull(),
    teacher: text('teacher').notNull(),
    room: text('room').notNull(),
    building: text('building'),
    /** 1 Monday … 7 Sunday. */
    weekDay: integer('week_day').notNull(),
    startSection: integer('start_section').notNull(),
    endSection: integer('end_section').notNull(),
    /** `HH:mm`. */
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    weeks: integer('weeks').array().notNull(),
    color: text('color'),
  },
  (table) => [index('course_person').on(table.personId, table.termId)],
);
