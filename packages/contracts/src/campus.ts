import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, day, id, nothing } from './shapes.ts';

/** `HH:mm`; 24:00 is the end of a day. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
/** 1 Monday … 7 Sunday. */
const weekdays = z.array(z.number().int().min(1).max(7));

const phone = z.object({
  id,
  name: z.string(),
  dept: z.string(),
  number: z.string(),
  place: z.string().optional(),
  note: z.string().optional(),
  /** Of name and department: jiaowuchu and jwc. */
  pinyin: z.string(),
  initials: z.string(),
});
const openingHours = z.object({
  id,
  name: z.string(),
  place: z.string().optional(),
  note: z.string().optional(),
  hours: z.array(z.object({ days: weekdays, from: clock, to: clock })),
});
const schoolDay = z.object({
  name: z.string(),
  type: z.enum(['holiday', 'exam', 'work', 'event']),
  startDate: day,
  endDate: day,
  /** The day off whose classes move to this day. */
  makeupFor: day.optional(),
});
const section = z.object({ section: z.number().int(), name: z.string(), startTime: z.string(), endTime: z.string() });
const classroom = z.object({
  id,
  building: z.string(),
  room: z.string(),
  seats: z.number().int(),
  kind: z.string().optional(),
  /** The sections of the day without a class. */
  free: z.array(z.number().int()),
});
const card = z.object({
  value: z.string(),
  unit: z.string(),
  status: z.enum(['ok', 'stale', 'error']),
  updateTime: dateTime.optional(),
});

/** What a person on the campus looks up. */
export const campusContract = contract({
  phones: {
    method: 'GET',
    path: '/homepage/campus/listPhones',
    summary: 'The telephone book.',
    who: 'member',
    input: nothing,
    output: z.array(phone),
  },
  openingHours: {
    method: 'GET',
    path: '/homepage/campus/listOpeningHours',
    summary: 'When places on the campus are open.',
    who: 'member',
    input: nothing,
    output: z.array(openingHours),
  },
  schoolDays: {
    method: 'GET',
    path: '/homepage/campus/listSchoolDays',
    summary: 'Holidays, examinations and other special days of the running term.',
    who: 'member',
    input: nothing,
    output: z.array(schoolDay),
  },
  freeRooms: {
    method: 'GET',
    path: '/homepage/campus/listFreeRooms',
    summary: 'Classrooms, and in which sections of a day (default: today) they are free.',
    who: 'member',
    input: z.object({ date: day.optional() }),
    output: z.object({ date: day, sections: z.array(section), rooms: z.array(classroom) }),
  },
  card: {
    method: 'GET',
    path: '/homepage/campus/getCard',
    summary: 'This person’s campus card; without an answer of its system only the status.',
    who: 'member',
    input: nothing,
    output: card.nullable(),
  },
});

export type CampusPhone = z.output<typeof phone>;
export type OpeningHours = z.output<typeof openingHours>;
export type SchoolDay = z.output<typeof schoolDay>;
export type Classroom = z.output<typeof classroom>;
export type DaySection = z.output<typeof section>;
export type CampusCard = z.output<typeof card>;
