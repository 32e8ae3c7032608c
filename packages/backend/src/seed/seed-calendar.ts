import { addDays, atDay, weekDayOf } from '@portico/contracts/time';
import { nextReminder } from '../homepage/calendar/reminder.ts';
import { calendarDay, personalEvent, restTime, schoolEvent } from '../homepage/calendar/schema.ts';
import { insertMany } from '../kernel/database/bulk.ts';
import { personalEventsOfDemo, restTimesOfDemo, schoolEventsOfDemo, specialDaysOfDemo } from './content/calendar.ts';
import type { People, SeedContext } from './seed-demo.ts';

/** Sections of the day, the school calendar of the running term, and a few events of the demo's people. */
export async function seedCalendar({ transaction, fid, ids, moments }: SeedContext, people: People): Promise<void> {
  const { start } = moments.term;
  const dayAt = (week: number, weekDay: number) => addDays(start, (week - 1) * 7 + weekDay - 1);
  await transaction
    .insert(restTime)
    .values(restTimesOfDemo.map((text, index) => ({ ...text, id: ids('rest', index), fid, section: index + 1 })));
  await insertMany(transaction, calendarDay, {
    rows: specialDaysOfDemo.flatMap(({ week, weekDay, days = 1, type, name, makeupFor }) =>
      Array.from({ length: days }, (_, index) => ({
        fid,
        date: addDays(dayAt(week, weekDay), index),
        type,
        name,
        makeupFor: makeupFor ? dayAt(makeupFor.week, makeupFor.weekDay) : null,
      })),
    ),
  });
  await insertMany(transaction, schoolEvent, {
    rows: schoolEventsOfDemo.map(({ week, weekDay, from, to, days, audience, ...text }, index) => {
      const day = dayAt(week, weekDay);
      const [startTime, endTime] =
        from && to ? [atDay(day, minutes(from)), atDay(day, minutes(to))] : [atDay(day), atDay(addDays(day, days ?? 1))];
      return { ...text, id: ids('event', index), fid, startTime, endTime, allDay: !from, audience };
    }),
  });
  const monday = addDays(moments.today, 1 - weekDayOf(moments.today));
  await insertMany(transaction, personalEvent, {
    rows: personalEventsOfDemo.map(({ who, day, from, to, until, ...text }, index) => {
      const id = ids('event', 500 + index);
      const date = addDays(monday, day);
      const series = {
        repeat: text.repeat,
        remindMinutes: text.remindMinutes,
        rule: null,
        excluded: [],
        startTime: atDay(date, minutes(from)),
        endTime: atDay(date, minutes(to)),
        repeatUntil: until === undefined ? null : addDays(monday, until),
      };
      return {
        ...series,
        ...text,
        id,
        fid,
        personId: people[who],
        uid: `${id}@portico`,
        allDay: false,
        updateTime: moments.now,
        remindTime: nextReminder(series, moments.now),
      };
    }),
  });
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
