import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, day, id, nothing, uploadedFile } from './shapes.ts';

const restTime = z.object({
  id,
  section: z.number().int(),
  name: z.string(),
  /** `HH:mm` */
  startTime: z.string(),
  endTime: z.string(),
  part: z.enum(['morning', 'noon', 'afternoon', 'evening']),
});
/** `custom`: a rule of an imported file that the form does not offer; it is kept as it is. */
const repeat = z.enum(['none', 'daily', 'weekdays', 'weekly', 'biweekly', 'monthly', 'yearly', 'custom']);
/** Which occurrences of a repeated event a change is for. */
const scope = z.enum(['one', 'following', 'all']);
const section = z.number().int();
const calendarEvent = z.object({
  id,
  title: z.string(),
  /** The times of this occurrence. An all-day event ends at 00:00 of the day after its last one. */
  start: dateTime,
  end: dateTime,
  allDay: z.boolean(),
  layer: z.enum(['course', 'exam', 'meeting', 'personal', 'school']),
  place: z.string().optional(),
  /** Of a class. */
  teacher: z.string().optional(),
  sections: z.tuple([section, section]).optional(),
  note: z.string().optional(),
  color: z.string().optional(),
  remindMinutes: z.number().int().optional(),
  /** Of a personal event: how it repeats, and the first occurrence. */
  repeat: repeat.optional(),
  repeatUntil: day.optional(),
  seriesStart: dateTime.optional(),
  /** Grows with each change; `saveEvent` with an older one is refused. */
  version: z.number().int().optional(),
  editable: z.boolean(),
});
const calendarDay = z.object({
  date: day,
  /** The teaching week; 0 outside a term. */
  week: z.number().int(),
  type: z.enum(['teach', 'holiday', 'exam', 'work', 'event']),
  name: z.string().optional(),
  /** The day off whose classes move to this day. */
  makeupFor: day.optional(),
  events: z.array(calendarEvent),
});
/** A month, `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const minute = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/);
const eventText = z.object({
  id: id.optional(),
  title: z.string().trim().min(1).max(100),
  start: minute,
  end: minute,
  allDay: z.boolean().default(false),
  place: z.string().trim().max(100).optional(),
  note: z.string().trim().max(500).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  remindMinutes: z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(30), z.literal(60), z.literal(1440)]).optional(),
  repeat: repeat.default('none'),
  repeatUntil: day.optional(),
  /** The version that was read; a newer one makes it code 409. */
  version: z.number().int().optional(),
  /** Of a repeated event: what is changed, and the day of the occurrence that it is changed at. */
  scope: scope.default('all'),
  occurrence: day.optional(),
});
const skippedEvent = z.object({ title: z.string(), reason: z.string() });
const readEvent = z.object({
  title: z.string(),
  start: dateTime,
  end: dateTime,
  allDay: z.boolean(),
  place: z.string().optional(),
  repeat,
  /** `changed`: an earlier import brought it, and it is replaced. */
  state: z.enum(['new', 'changed']),
});

export const calendarContract = contract({
  restTimes: {
    method: 'GET',
    path: '/homepage/scheduleCalendar/listRestTimeDetail',
    summary: 'When each section of a day begins and ends.',
    who: 'member',
    input: z.object({ campusId: id.optional() }),
    output: z.array(restTime),
  },
  namedDays: {
    method: 'GET',
    path: '/homepage/scheduleCalendar/listNamedDays',
    summary: 'The holidays, examinations and other named days of the school’s calendar.',
    who: 'member',
    input: nothing,
    output: z.array(calendarDay.pick({ date: true, type: true }).extend({ name: z.string() })),
  },
  days: {
    method: 'POST',
    path: '/homepage/scheduleCalendar/listSchoolCalendarDetail',
    summary:
      'Days of the school calendar with this person’s classes and events; 400 at most. Without dates: the weeks of a month, today alone, or the running term.',
    who: 'member',
    input: z.object({
      startDate: day.optional(),
      endDate: day.optional(),
      /** Its six weeks, from Monday; default: this month. */
      month: month.optional(),
      span: z.enum(['month', 'today', 'term']).default('month'),
    }),
    output: z.array(calendarDay),
  },
  saveEvent: {
    method: 'POST',
    path: '/homepage/scheduleCalendar/saveEvent',
    summary: 'Writes down an event of this person’s, or changes one.',
    who: 'member',
    input: eventText,
    output: calendarEvent,
  },
  deleteEvent: {
    method: 'POST',
    path: '/homepage/scheduleCalendar/deleteEvent',
    summary: 'Deletes an event of this person’s: all of it, one occurrence, or that and the following ones.',
    who: 'member',
    input: z.object({ id, scope: scope.default('all'), occurrence: day.optional() }),
    output: z.object({ deleted: z.number().int() }),
  },
  previewImport: {
    method: 'POST',
    path: '/homepage/scheduleCalendar/previewImport',
    summary: 'What an iCalendar file would bring; stores nothing.',
    who: 'member',
    upload: 512 * 1024,
    input: z.object({ file: uploadedFile }),
    output: z.object({ events: z.array(readEvent), skipped: z.array(skippedEvent) }),
  },
  exportEvents: {
    method: 'GET',
    path: '/homepage/scheduleCalendar/exportEvents',
    summary: 'This person’s classes and events as the text of an iCalendar file.',
    who: 'member',
    input: nothing,
    output: z.object({ fileName: z.string(), text: z.string() }),
  },
  importEvents: {
    method: 'POST',
    path: '/homepage/scheduleCalendar/importEvents',
    summary: 'Takes the events of an iCalendar file; what was taken from it before is changed, not doubled.',
    who: 'member',
    upload: 512 * 1024,
    input: z.object({ file: uploadedFile }),
    output: z.object({
      added: z.number().int(),
      updated: z.number().int(),
      skipped: z.array(skippedEvent),
    }),
  },
  feedAddress: {
    method: 'GET',
    path: '/homepage/scheduleCalendar/feedAddress',
    summary: 'The secret address under which a calendar program reads this person’s classes and events.',
    who: 'member',
    input: nothing,
    output: z.object({ url: z.string(), createTime: dateTime }),
  },
  resetFeedAddress: {
    method: 'POST',
    path: '/homepage/scheduleCalendar/resetFeedAddress',
    summary: 'Makes a new secret address; the old one ends at once.',
    who: 'member',
    input: nothing,
    output: z.object({ url: z.string(), createTime: dateTime }),
  },
});

export type RestTime = z.output<typeof restTime>;
export type CalendarDay = z.output<typeof calendarDay>;
export type CalendarEvent = z.output<typeof calendarEvent>;
export type EventText = z.output<typeof eventText>;
export type EventRepeat = z.output<typeof repeat>;
export type EventScope = z.output<typeof scope>;
export type ReadCalendarEvent = z.output<typeof readEvent>;
