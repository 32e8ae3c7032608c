import type { CalendarEvent } from '@portico/contracts';
import { dayjs, dayOf, daysBetween, writeTime } from '@portico/contracts/time';
import ICAL from 'ical.js';
import type { PersonalEvent } from './events.ts';
import { ruleOf } from './rule.ts';

const zone = 'Asia/Shanghai';
/** Asia/Shanghai has had no summer time since 1991, so one rule is enough. */
const zoneText = [
  ...['BEGIN:VTIMEZONE', `TZID:${zone}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800', 'TZNAME:CST', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n');

/** An iCalendar file: fixed events (classes, the school's) and a person's own, with their repetition and reminder. */
export function writeCalendar(name: string, given: { fixed: CalendarEvent[]; own: PersonalEvent[]; now: Date }): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Portico//Calendar//ZH');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  calendar.updatePropertyWithValue('x-wr-calname', name);
  calendar.updatePropertyWithValue('x-wr-timezone', zone);
  calendar.updatePropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H'));
  calendar.addSubcomponent(new ICAL.Component(ICAL.parse(zoneText)));
  const stamp = utc(given.now);
  for (const event of given.fixed) {
    calendar.addSubcomponent(component({ ...event, uid: `${event.id}@portico`, stamp, remindMinutes: undefined }));
  }
  for (const row of given.own) {
    const { place, note, remindMinutes, uid, title, allDay } = row;
    const added = component({
      uid,
      title,
      allDay,
      stamp: utc(row.updateTime),
      start: writeTime(row.startTime),
      end: writeTime(row.endTime),
      place: place ?? undefined,
      note: note ?? undefined,
      remindMinutes: remindMinutes ?? undefined,
    });
    addRepeat(added, row);
    calendar.addSubcomponent(added);
  }
  return `${calendar.toString()}\r\n`;
}

interface ServerRendered {
  uid: string;
  stamp: ICAL.Time;
  title: string;
  start: string;
  end: string;
  allDay: boolean;
  place?: string | undefined;
  note?: string | undefined;
  remindMinutes?: number | undefined;
}

function component(event: ServerRendered): ICAL.Component {
  const made = new ICAL.Component('vevent');
  made.updatePropertyWithValue('uid', event.uid);
  made.updatePropertyWithValue('dtstamp', event.stamp);
  made.addProperty(moment('dtstart', event.start, event.allDay));
  made.addProperty(moment('dtend', event.end, event.allDay));
  made.updatePropertyWithValue('summary', event.title);
  if (event.place) made.updatePropertyWithValue('location', event.place);
  if (event.note) made.updatePropertyWithValue('description', event.note);
  if (event.remindMinutes !== undefined) {
    const alarm = new ICAL.Component('valarm');
    alarm.updatePropertyWithValue('action', 'DISPLAY');
    alarm.updatePropertyWithValue('description', event.title);
    alarm.updatePropertyWithValue('trigger', ICAL.Duration.fromString(`-PT${event.remindMinutes}M`));
    made.addSubcomponent(alarm);
  }
  return made;
}

/** Local time with its zone; an all-day event is a date. */
function moment(name: 'dtstart' | 'dtend' | 'exdate', time: string, isDate: boolean): ICAL.Property {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = time.split(/[- :]/).map(Number);
  const property = new ICAL.Property(name);
  if (isDate) property.resetType('date');
  else property.setParameter('tzid', zone);
  property.setValue(ICAL.Time.fromData({ year, month, day, hour, minute, second: 0, isDate }));
  return property;
}

/** The rule with its end, and the days that it leaves out. */
function addRepeat(made: ICAL.Component, row: PersonalEvent): void {
  const rule = ruleOf(row);
  if (!rule) return;
  if (row.repeatUntil) rule.until = lastMoment(row.repeatUntil, row);
  made.updatePropertyWithValue('rrule', rule);
  const hour = writeTime(row.startTime).slice(10);
  for (const day of row.excluded) made.addProperty(moment('exdate', `${day}${hour}`, row.allDay));
}

/** UNTIL is a date for all-day events, and UTC for times (RFC 5545, 3.3.10). */
function lastMoment(day: string, { allDay, startTime }: { allDay: boolean; startTime: Date }): ICAL.Time {
  if (allDay) return ICAL.Time.fromDateString(day);
  return utc(
    dayjs
      .utc(startTime)
      .add(daysBetween(dayOf(startTime), day), 'day')
      .toDate(),
  );
}

const utc = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);
