import { dayjs, dayOf, readTime } from '@portico/contracts/time';
import ICAL from 'ical.js';
import { invalid } from '../../kernel/api/refusal.ts';
import { maxDays } from './event-times.ts';
import { lastOccurrenceDay, type Series } from './repeat.ts';
import { keptRule, type Ruled } from './rule.ts';

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
  const read: { events: FileEvent[]; skipped: ReadCalendar['skipped'] } = { events: [], skipped: [] };
  for (const component of found) {
    const title = clean(component.getFirstPropertyValue('summary'), 100) || '（无标题）';
    try {
      read.events.push(readEvent(component, title));
    } catch (error) {
      read.skipped.push({ title, reason: error instanceof Unfit ? error.message : '内容无法识别' });
    }
  }
  return { ...read, events: withChangesApart(read.events) };
}

/** An occurrence that the file changes by itself is left out of its series and stored as an event of its own. */
function withChangesApart(events: readonly FileEvent[]): ReadEvent[] {
  return events.map(({ changes, ...event }) => {
    if (changes) return { ...event, uid: `${event.uid} ${changes}`.slice(0, 250) };
    const apart = events.filter((each) => each.uid === event.uid && each.changes).map((each) => each.changes ?? '');
    return { ...event, excluded: [...new Set([...event.excluded, ...apart])].sort() };
  });
}

class Unfit extends Error {}

/** `changes`: the day of the occurrence of a series that this event replaces. */
type FileEvent = ReadEvent & { changes?: string | undefined };

function readEvent(component: ICAL.Component, title: string): FileEvent {
  const replaced = component.getFirstProperty('recurrence-id');
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
    ...(replaced ? { ...once, changes: dayOf(momentOf(replaced).at) } : repeatOf(component, startTime)),
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

const once = { repeat: 'none' as const, rule: null, repeatUntil: null, excluded: [] as string[] };

function repeatOf(component: ICAL.Component, startTime: Date): Pick<ReadEvent, 'repeat' | 'rule' | 'repeatUntil' | 'excluded'> {
  const rule = component.getFirstPropertyValue('rrule');
  if (component.getFirstProperty('rdate')) throw new Unfit('不支持这种重复规则');
  if (!(rule instanceof ICAL.Recur)) return once;
  const begin = dayOf(startTime);
  const kept = component.getAllProperties('rrule').length === 1 ? keptRule(rule, begin) : undefined;
  if (!kept) throw new Unfit('不支持这种重复规则');
  const excluded = component.getAllProperties('exdate').map((property) => dayOf(momentOf(property).at));
  return { ...kept, repeatUntil: untilOf(rule, { begin, ...kept }), excluded: [...new Set(excluded)].sort() };
}

function untilOf({ until, count }: ICAL.Recur, { begin, ...kept }: Ruled & { begin: string }): string | null {
  if (until) return until.isDate ? until.toString() : dayOf(dayjs.unix(until.toUnixTime()).toDate());
  return count ? lastOccurrenceDay(kept, begin, Math.min(count, 1_000)) : null;
}

const clean = (value: unknown, longest: number): string =>
  typeof value === 'string' ? [...value.replace(/[^\P{Cc}\n\t]/gu, '').trim()].slice(0, longest).join('') : '';
