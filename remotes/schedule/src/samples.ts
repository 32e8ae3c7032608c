import { type CalendarDay, type CalendarEvent, calendarContract, type RestTime, type Term, termContract } from '@portico/contracts';
import { addDays, weekDayOf } from '@portico/contracts/time';
import { fakeServer, planWith } from '@portico/testing';
import { area } from './area.ts';

// Only tests read this file.
export const plan = planWith(area);

export const restTimes: RestTime[] = [
  ['08:00', '08:45', 'morning'],
  ['08:50', '09:35', 'morning'],
  ['09:50', '10:35', 'morning'],
  ['14:00', '14:45', 'afternoon'],
].map(([startTime = '', endTime = '', part], at) => ({
  id: String(at),
  section: at + 1,
  name: `第 ${at + 1} 节`,
  startTime,
  endTime,
  part: part as RestTime['part'],
}));

export const term: Term = {
  id: '1',
  name: '2026—2027 学年第一学期',
  year: '2026-2027',
  term: 1,
  startDate: '2026-09-07',
  endDate: '2027-01-24',
  nowWeek: 11,
  totalWeek: 20,
};

export const event = (id: string, date: string, hours: [string, string], more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  title: `日程 ${id}`,
  start: `${date} ${hours[0]}:00`,
  end: `${date} ${hours[1]}:00`,
  allDay: false,
  layer: 'course',
  editable: false,
  ...more,
});
export const own = (id: string, date: string, hours: [string, string], more: Partial<CalendarEvent> = {}) =>
  event(id, date, hours, { layer: 'personal', editable: true, repeat: 'none', version: 1, ...more });

export const dayWith = (date: string, events: CalendarEvent[] = [], more: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  week: date < '2026-09-07' || date > '2027-01-24' ? 0 : 11,
  type: weekDayOf(date) > 5 ? 'event' : 'teach',
  events: events.filter(({ start, end }) => start.slice(0, 10) <= date && end > `${date} 00:00:00`),
  ...more,
});

interface School {
  events: CalendarEvent[];
  term?: Term;
  marks?: Record<string, Partial<CalendarDay>>;
}

/** A school whose calendar can be changed while a page shows it. */
export function calendarServer(school: School) {
  const days = (first: string, last: string) => {
    const found: CalendarDay[] = [];
    for (let date = first; date <= last; date = addDays(date, 1)) found.push(dayWith(date, school.events, school.marks?.[date]));
    return found;
  };
  return fakeServer(calendarContract, {
    restTimes: () => restTimes,
    namedDays: () => [{ date: '2026-10-01', type: 'holiday' as const, name: '国庆节' }],
    days({ startDate, endDate, month = '2026-11', span }) {
      if (startDate && endDate) return days(startDate, endDate);
      if (span === 'term') return days(term.startDate, term.endDate);
      if (span === 'today') return days('2026-11-20', '2026-11-20');
      const first = addDays(`${month}-01`, 1 - weekDayOf(`${month}-01`));
      return days(first, addDays(first, 41));
    },
    saveEvent: ({ id = 'new', title, start, end, allDay, repeat }) =>
      own(id, start.slice(0, 10), [start.slice(11), end.slice(11)], { title, allDay, repeat }),
    deleteEvent: () => ({ deleted: 1 }),
    feedAddress: () => ({ url: 'http://localhost/homepage/scheduleCalendar/feed/secret.ics', createTime: '2026-11-20 08:00:00' }),
    resetFeedAddress: () => ({ url: 'http://localhost/homepage/scheduleCalendar/feed/fresh.ics', createTime: '2026-11-20 08:00:00' }),
  }).and(termContract, { now: () => school.term ?? term });
}
