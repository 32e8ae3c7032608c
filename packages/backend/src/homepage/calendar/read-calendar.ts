import { addDays, dayjs, dayOf, readTime, weekDayOf } from '@portico/contracts/time';
import ICAL from 'ical.js';
import { invalid } from '../../kernel/api/refusal.ts';
import type { Series } from './repeat.ts';

/** An event of a file, ready to be stored. */
export interface ReadEvent extends Series {
  uid: string;
  title: string;
  allDay: boolean;
  place: string | null;
  note: string | null;
  remindMinutes: number | null;
}
export interface ReadCalendar {
  events: ReadEvent[];
  skipped: { title: string; reason: string }[];
}
const maxEventsInFile = 500;
const maxDays = 31;
const workdays = ['FR', 'MO', 'TH', 'TU', 'WE'].join();
const weekDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Reads an iCalendar file. Unsupported events are reported with a reason; a file that is no calendar is refused. */
export function readCalendar(text: string): ReadCalendar {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[]);
  } catch {
    throw invalid('文件不是有效的日历（.ics）');
  }
  if (calendar.name !== 'vcalendar') throw invalid('文件不是有效的日历（.ics）');
  const found = calendar.getAllSubcomponents('vevent');
  if (found.length > maxEventsInFile) throw invalid(`一次最多导入 ${maxEventsInFile} 条日程`);
  const read: ReadCalendar = { events: [], skipped: [] };
  for (const component of found) {
    const title = clean(component.getFirstPropertyValue('summary'), 100) || '（无标题）';
    try {
      read.events.push(readEvent(component, title));
    } catch (error) {
      read.skipped.push({ title, reason: error instanceof Unfit ? error.message : '内容无法识别' });
    }
  }
  return read;
}

class Unfit extends Error {}

function readEvent(component: ICAL.Component, title: string): ReadEvent {
  if (component.getFirstProperty('recurrence-id')) throw new Unfit('不支持单独修改过的重复日程');
  const start = component.getFirstProperty('dtstart');
  if (!start) throw new Unfit('没有开始时间');
  const { at: startTime, isDate } = momentOf(start);
  const endProperty = component.getFirstProperty('dtend');
  const length = component.getFirstPropertyValue('duration');
  const usual = dayjs.utc(startTime).add(1, isDate ? 'day' : 'hour');
  const endTime = endProperty
    ? momentOf(endProperty).at
    : (length instanceof ICAL.Duration ? dayjs.utc(startTime).add(length.toSeconds(), 'second') : usual).toDate();
  if (endTime <= startTime) throw new Unfit('结束时间不晚于开始时间');
  if (dayjs.utc(startTime).add(maxDays, 'day').isBefore(endTime)) throw new Unfit('时长超过 31 天');
  const uid = clean(component.getFirstPropertyValue('uid'), 200) || `${startTime.toISOString()} ${title}`;
  const alarm = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  const minutes = alarm instanceof ICAL.Duration ? Math.round(-alarm.toSeconds() / 60) : null;
  return {
    uid,
    title,
    startTime,
    endTime,
    allDay: isDate,
    place: clean(component.getFirstPropertyValue('location'), 100) || null,
    note: clean(component.getFirstPropertyValue('description'), 500) || null,
    remindMinutes: minutes !== null && minutes >= 0 && minutes <= 1440 ? minutes : null,
    ...repeatOf(component, startTime),
  };
}

function momentOf(property: ICAL.Property): { at: Date; isDate: boolean } {
  const time = property.getFirstValue();
  if (!(time instanceof ICAL.Time)) throw new Unfit('时间无法识别');
  const local = readTime(time.toString().slice(0, 19).replace('T', ' '));
  if (Number.isNaN(local.getTime()) || time.year < 1970 || time.year > 2200) throw new Unfit('时间无法识别');
  if (time.isDate) return { at: local, isDate: true };
  const tzid = property.getParameter('tzid');
  const isNamed = time.zone !== ICAL.Timezone.localTimezone;
  // A time without a zone is in the school's zone; a time in an undefined zone could be any moment.
  if (!isNamed && typeof tzid === 'string' && !/shanghai|china|beijing|chongqing|urumqi|hong_kong/i.test(tzid))
    throw new Unfit('时区无法识别');
  return { at: isNamed ? dayjs.unix(time.toUnixTime()).toDate() : local, isDate: false };
}

function repeatOf(component: ICAL.Component, startTime: Date): Pick<ReadEvent, 'repeat' | 'repeatUntil'> {
  const rule = component.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return { repeat: 'none', repeatUntil: null };
  const unknown = Object.keys(rule.parts).filter((part) => part !== 'BYDAY');
  if (component.getFirstProperty('exdate') || component.getFirstProperty('rdate') || rule.interval > 1 || unknown.length > 0) {
    throw new Unfit('不支持这种重复规则');
  }
  const days = [...((rule.parts.BYDAY as string[] | undefined) ?? [])].sort().join();
  const begin = dayOf(startTime);
  const same = days === '' || days === weekDays[weekDayOf(begin) - 1];
  const repeat =
    days === workdays ? 'weekdays' : rule.freq === 'DAILY' && days === '' ? 'daily' : rule.freq === 'WEEKLY' && same ? 'weekly' : undefined;
  if (!repeat) throw new Unfit('不支持这种重复规则');
  if (rule.until)
    return { repeat, repeatUntil: rule.until.isDate ? rule.until.toString() : dayOf(dayjs.unix(rule.until.toUnixTime()).toDate()) };
  if (rule.count) return { repeat, repeatUntil: lastOf(begin, repeat, Math.min(rule.count, 1_000)) };
  return { repeat, repeatUntil: null };
}

/** The day of the last occurrence, given their number. */
function lastOf(begin: string, repeat: 'daily' | 'weekly' | 'weekdays', number: number): string {
  if (repeat !== 'weekdays') return addDays(begin, (number - 1) * (repeat === 'weekly' ? 7 : 1));
  let day = begin;
  for (let left = number - 1; left > 0; left -= weekDayOf(day) <= 5 ? 1 : 0) day = addDays(day, 1);
  return day;
}

const clean = (value: unknown, longest: number): string =>
  typeof value === 'string' ? [...value.replace(/[^\P{Cc}\n\t]/gu, '').trim()].slice(0, longest).join('') : '';
