import type { EventRepeat } from '@portico/contracts';
import { addDays, dayOf, weekDayOf } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { notice } from '../notice/schema.ts';
import { type ReadEvent, readCalendar } from './read-calendar.ts';
import { occurrencesIn } from './repeat.ts';
import { personalEvent } from './schema.ts';
import { sendReminders } from './send-reminders.ts';

interface Day {
  date: string;
  week: number;
  type: string;
  events: { id: string; title: string; start: string; end: string; layer: string; editable: boolean; repeat?: string }[];
}
const base = '/homepage/scheduleCalendar';
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`);

test('D2 · daily, weekly and on workdays: every day that an event touches, and no other', () => {
  const series = { startTime: at('2026-11-20 23:00'), endTime: at('2026-11-21 01:00'), repeatUntil: null, rule: null, excluded: [] };
  const days = (repeat: EventRepeat, first: string, last: string, until: string | null = null) =>
    occurrencesIn({ ...series, repeat, repeatUntil: until }, first, last).map(({ start }) => dayOf(start));
  expect(days('none', '2026-11-21', '2026-11-30')).toEqual(['2026-11-20']);
  expect(days('none', '2026-11-22', '2026-11-30')).toEqual([]);
  expect(days('daily', '2030-01-01', '2030-01-02')).toEqual(['2029-12-31', '2030-01-01', '2030-01-02']);
  expect(days('weekly', '2026-12-01', '2026-12-20')).toEqual(['2026-12-04', '2026-12-11', '2026-12-18']);
  expect(days('biweekly', '2026-12-01', '2026-12-20')).toEqual(['2026-12-04', '2026-12-18']);
  expect(days('monthly', '2027-01-01', '2027-02-28')).toEqual(['2027-01-20', '2027-02-20']);
  expect(days('yearly', '2028-01-01', '2028-12-31')).toEqual(['2028-11-20']);
  // 20 November 2026 is a Friday.
  expect(days('weekdays', '2026-11-20', '2026-11-26', '2026-11-25')).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25']);
});

test.each([
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
  'FREQ=DAILY;INTERVAL=999999999',
  'FREQ=MINUTELY;COUNT=999999999',
  'FREQ=WEEKLY;BYSETPOS=5',
])('D2 · case 60 · a hostile or endless search %s is named and left out', (rule) => {
  const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:x\r\nDTSTART:20260131T080000Z\r\nRRULE:${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  expect(readCalendar(text)).toMatchObject({ events: [], skipped: [{ title: 'x' }] });
});

test('D2 · months without the 31st are left out, and a changed occurrence of a file stands by itself', () => {
  const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
  const { events } = readCalendar(
    [
      'BEGIN:VCALENDAR',
      ...event('SUMMARY:月末', 'DTSTART;VALUE=DATE:20260131', 'RRULE:FREQ=MONTHLY;COUNT=3'),
      ...event('SUMMARY:月末改期', 'DTSTART;VALUE=DATE:20260330', 'RECURRENCE-ID;VALUE=DATE:20260331'),
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  const shown = events.flatMap((each) =>
    occurrencesIn(each, '2026-01-01', '2026-12-31').map(({ start }) => `${dayOf(start)} ${each.title}`),
  );
  expect(shown).toEqual(['2026-01-31 月末', '2026-05-31 月末', '2026-03-30 月末改期']);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
});

test('D2 · a file in another zone, with a rule and an alarm, is read as Shanghai’s moments; what cannot be kept is named', () => {
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const text = [
    ...[
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'TZID:Tokyo',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
    ],
    ...event('UID:1', 'SUMMARY:东京', 'DTSTART;TZID=Tokyo:20261121T090000', 'DTEND;TZID=Tokyo:20261121T100000'),
    ...event(
      'UID:2',
      'SUMMARY:本地',
      'DTSTART:20261121T080000',
      'DURATION:PT30M',
      'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=3',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'END:VALARM',
    ),
    ...event('UID:3', 'SUMMARY:全天', 'DTSTART;VALUE=DATE:20261121'),
    ...event('UID:4', 'SUMMARY:每秒', 'DTSTART:20261121T080000Z', 'RRULE:FREQ=SECONDLY'),
    ...event('UID:5', 'SUMMARY:无区', 'DTSTART;TZID=Mars/Olympus:20261121T080000'),
    ...event('UID:6', 'SUMMARY:倒着', 'DTSTART:20261121T080000Z', 'DTEND:20261121T070000Z'),
    'END:VCALENDAR',
  ].join('\r\n');
  const { events, skipped } = readCalendar(text);
  expect(
    events.map(({ uid, startTime, endTime, allDay, repeat, repeatUntil, remindMinutes }) => ({
      uid,
      from: startTime.toISOString(),
      minutes: (endTime.getTime() - startTime.getTime()) / 60_000,
      allDay,
      repeat,
      repeatUntil,
      remindMinutes,
    })),
  ).toEqual([
    { uid: '1', from: '2026-11-21T00:00:00.000Z', minutes: 60, allDay: false, repeat: 'none', repeatUntil: null, remindMinutes: null },
    {
      uid: '2',
      from: '2026-11-21T00:00:00.000Z',
      minutes: 30,
      allDay: false,
      repeat: 'weekly',
      repeatUntil: '2026-12-05',
      remindMinutes: 15,
    },
    { uid: '3', from: '2026-11-20T16:00:00.000Z', minutes: 1440, allDay: true, repeat: 'none', repeatUntil: null, remindMinutes: null },
  ]);
  expect(skipped.map((each) => each.title)).toEqual(['每秒', '无区', '倒着']);
});

onBothEngines('the calendar', (portal) => {
  const as = async (account: '20260001' | 'T10001' | 'admin' | 'guest', host = 'localhost') => {
    const token = await portal().tokenOf(account, host);
    return {
      get: <Data>(path: string) => portal().get<Data>(base + path, { token, host }),
      post: <Data>(path: string, body: object = {}) => portal().post<Data>(base + path, { token, host, body }),
      upload: <Data>(file: File) => portal().upload<Data>(`${base}/importEvents`, file, { token, host }),
    };
  };

  test('D1 · a week begins on Monday and holds classes, the school’s events and one’s own', async () => {
    const today = dayOf(new Date());
    const monday = addDays(today, 1 - weekDayOf(today));
    const days =
      (await (await as('20260001')).post<Day[]>('/listSchoolCalendarDetail', { startDate: monday, endDate: addDays(monday, 6) })).data ??
      [];
    expect(days.map((day) => day.date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(monday, ahead)));
    expect(new Set(days.map((day) => day.week))).toEqual(new Set([11]));
    const layers = new Set(days.flatMap((day) => day.events.map((event) => event.layer)));
    expect(layers).toEqual(new Set(['course', 'exam', 'school', 'personal', 'meeting']));
    const events = JSON.stringify(days);
    expect(events).toContain('高等数学（下）');
    expect(events).not.toContain('本科教学审核评估推进会');
  });

  test('D1 · the days of the term are those of its dates, asked for by one word', async () => {
    const student = await as('20260001');
    const { data: term } = await portal().get<{ startDate: string; endDate: string }>('/homepage/schoolTerm/getNowTerm', {
      token: await portal().tokenOf('20260001'),
    });
    const { startDate, endDate } = term ?? { startDate: '', endDate: '' };
    const named = await student.post<Day[]>('/listSchoolCalendarDetail', { span: 'term' });
    expect(named.data?.length).toBe(140);
    expect(named.data).toEqual((await student.post<Day[]>('/listSchoolCalendarDetail', { startDate, endDate })).data);
  });

  test('D1 · a holiday has no classes, and the day that makes up for it has those of the other', async () => {
    const student = await as('20260001');
    const term = (
      await portal().get<{ startDate: string }>('/homepage/schoolTerm/getNowTerm', { token: await portal().tokenOf('20260001') })
    ).data;
    const start = term?.startDate ?? '';
    const day = async (date: string) =>
      (await student.post<Day[]>('/listSchoolCalendarDetail', { startDate: date, endDate: date })).data?.[0];
    const holiday = await day(addDays(start, 24));
    expect(holiday?.type).toBe('holiday');
    expect(holiday?.events.filter((event) => event.layer === 'course')).toEqual([]);
    const madeUp = await day(addDays(start, 34));
    expect(madeUp).toMatchObject({ type: 'work', makeupFor: addDays(start, 24) });
    expect(madeUp?.events.map((event) => event.title)).toContain('离散数学');
  });

  test('D2 · an event is saved, repeated, changed and deleted; nobody else can change or see it', async () => {
    const [staff, student] = [await as('T10001'), await as('20260001')];
    const saved = await staff.post<{ id: string }>('/saveEvent', {
      title: '  面谈 <b>x</b> ',
      start: '2027-03-01 09:00',
      end: '2027-03-01 10:00',
      repeat: 'weekly',
      repeatUntil: '2027-03-15',
      remindMinutes: 30,
    });
    expect(saved).toMatchObject({ code: 200, data: { title: '面谈 <b>x</b>', start: '2027-03-01 09:00:00', editable: true } });
    const month = async (who: typeof staff) =>
      ((await who.post<Day[]>('/listSchoolCalendarDetail', { startDate: '2027-03-01', endDate: '2027-03-31' })).data ?? []).flatMap((day) =>
        day.events.filter((event) => event.layer === 'personal').map((event) => event.start),
      );
    expect(await month(staff)).toEqual(['2027-03-01 09:00:00', '2027-03-08 09:00:00', '2027-03-15 09:00:00']);
    expect(await month(student)).toEqual([]);
    const id = saved.data?.id;
    const change = { id, title: '面谈', start: '2027-03-02 09:00', end: '2027-03-02 10:00' };
    expect(await student.post('/saveEvent', change)).toMatchObject({ code: 404, data: null });
    expect(await student.post('/deleteEvent', { id })).toMatchObject({ code: 404, data: null });
    expect(await staff.post('/saveEvent', change)).toMatchObject({ code: 200 });
    expect(await month(staff)).toEqual(['2027-03-02 09:00:00']);
    expect(await staff.post('/deleteEvent', { id })).toMatchObject({ data: { deleted: 1 } });
    expect(await month(staff)).toEqual([]);
  });

  test.each([
    { start: '2026-02-30 09:00', end: '2026-03-01 09:00' },
    { start: '2026-11-21 25:00', end: '2026-11-22 09:00' },
    { start: '2026-11-21 10:00', end: '2026-11-21 10:00' },
    { start: '2026-11-21 10:00', end: '2026-12-31 10:00' },
    { start: '2026-11-21 10:00', end: '2026-11-21 11:00', remindMinutes: 7 },
    { start: '2026-11-21 10:00', end: '2026-11-21 11:00', color: 'red;background:url(//evil)' },
    { start: '2026-11-21 10:00', end: '2026-11-21 11:00', repeat: 'daily', repeatUntil: '2026-11-20' },
  ])('case 60 · an event at %o is code 400', async (times) => {
    expect(await (await as('T10001')).post('/saveEvent', { title: 'x', ...times })).toMatchObject({ status: 200, code: 400, data: null });
  });

  test('case 60 · days out of order, too many of them, and days that do not exist are code 400; far ones are empty', async () => {
    const staff = await as('T10001');
    for (const [startDate, endDate] of [
      ['2026-11-22', '2026-11-21'],
      ['2026-01-01', '2027-12-31'],
      ['2026-02-30', '2026-03-01'],
      ['2026/11/20', '2026-11-21'],
    ])
      expect(await staff.post('/listSchoolCalendarDetail', { startDate, endDate })).toMatchObject({ status: 200, code: 400 });
    for (const date of ['1900-01-01', '9999-12-30'])
      expect(await staff.post('/listSchoolCalendarDetail', { startDate: date, endDate: date })).toMatchObject({
        code: 200,
        data: [{ date, week: 0, events: [] }],
      });
  });

  test('D2 · a file is imported once: repeated events are changed; a file that is no calendar is refused', async () => {
    const admin = await as('admin');
    const file = (title: string) =>
      new File(
        [`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:same\r\nDTSTART:20270101T000000Z\r\nSUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`],
        'a.ics',
      );
    expect(await admin.upload(file('一'))).toMatchObject({ data: { added: 1, updated: 0, skipped: [] } });
    expect(await admin.upload(file('二'))).toMatchObject({ data: { added: 0, updated: 1 } });
    for (const text of ['', '<html>', 'BEGIN:VCARD\r\nEND:VCARD', '{}', 'BEGIN:VCALENDAR'])
      expect(await admin.upload(new File([text], 'x.ics'))).toMatchObject({ status: 200, code: 400 });
    expect(await admin.upload(new File([new Uint8Array(700_000)], 'x.ics'))).toMatchObject({ status: 413, code: 413 });
    const token = await portal().tokenOf('admin');
    expect(await portal().post(`${base}/importEvents`, { token, body: {} })).toMatchObject({ status: 415 });
    expect(
      await portal().request(`${base}/importEvents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
        body: 'rubbish',
      }),
    ).toMatchObject({ status: 400 });
  });

  test('D2 · the feed needs its secret and nothing else; a new one ends the old', async () => {
    const student = await as('20260001');
    const { url } = (await student.get<{ url: string }>('/feedAddress')).data ?? { url: '' };
    expect((await student.get<{ url: string }>('/feedAddress')).data?.url).toBe(url);
    const address = new URL(url);
    expect(address.host).toBe('localhost');
    const feed = await portal().request(address.pathname);
    const text = await feed.text();
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Shanghai');
    expect(text).toMatch(/DTSTART;TZID=Asia\/Shanghai:\d{8}T080000/);
    expect(text).toMatch(/RRULE:FREQ=WEEKLY;(BYDAY=[A-Z,]+;)?UNTIL=\d{8}T\d{6}Z/);
    expect(text).toContain('TRIGGER:-PT30M');
    // What we write can be read by ourselves.
    expect(readCalendar(text).skipped).toEqual([]);
    const fresh = (await student.post<{ url: string }>('/resetFeedAddress')).data?.url ?? '';
    expect(fresh).not.toBe(url);
    expect((await portal().request(address.pathname)).status).toBe(404);
    expect((await portal().request(new URL(fresh).pathname)).status).toBe(200);
    expect((await portal().request(new URL(fresh).pathname, { host: 'workbench.localhost' })).status).toBe(404);
    for (const name of ['x.ics', `${'a'.repeat(32)}.ics`, '..%2f..%2fx.ics', "'.ics"])
      expect((await portal().request(`${base}/feed/${name}`)).status).toBe(404);
    expect(portal().logged.join('')).not.toContain(new URL(fresh).pathname.split('/').at(-1)?.slice(0, 20));
  });

  test('D2 · one occurrence, the following ones, or all of a series are changed and deleted', async () => {
    const admin = await as('admin');
    const saved = await admin.post<{ id: string }>('/saveEvent', {
      title: '晨读',
      start: '2027-05-03 07:00',
      end: '2027-05-03 07:30',
      repeat: 'weekly',
      repeatUntil: '2027-05-31',
    });
    const id = saved.data?.id ?? '';
    const shown = async () =>
      ((await admin.post<Day[]>('/listSchoolCalendarDetail', { startDate: '2027-05-01', endDate: '2027-06-06' })).data ?? []).flatMap(
        (day) => day.events.filter((event) => event.layer === 'personal').map((event) => `${event.start.slice(5, 16)} ${event.title}`),
      );
    const at = (day: string, hour = '07:00') => ({ start: `${day} ${hour}`, end: `${day} ${hour.slice(0, 2)}:30` });
    const repeated = { repeat: 'weekly', repeatUntil: '2027-05-31' };
    await admin.post('/saveEvent', {
      id,
      title: '晨读改期',
      ...at('2027-05-11', '08:00'),
      ...repeated,
      scope: 'one',
      occurrence: '2027-05-10',
    });
    expect(await shown()).toEqual(['05-03 07:00 晨读', '05-11 08:00 晨读改期', '05-17 07:00 晨读', '05-24 07:00 晨读', '05-31 07:00 晨读']);
    await admin.post('/saveEvent', { id, title: '早练', ...at('2027-05-25'), ...repeated, scope: 'following', occurrence: '2027-05-24' });
    expect(await shown()).toEqual(['05-03 07:00 晨读', '05-11 08:00 晨读改期', '05-17 07:00 晨读', '05-25 07:00 早练']);
    await admin.post('/deleteEvent', { id, scope: 'one', occurrence: '2027-05-17' });
    await admin.post('/saveEvent', {
      id,
      title: '晨读',
      ...at('2027-05-04', '09:00'),
      repeat: 'weekly',
      repeatUntil: '2027-05-23',
      occurrence: '2027-05-03',
    });
    expect(await shown()).toEqual(['05-04 09:00 晨读', '05-11 08:00 晨读改期', '05-25 07:00 早练']);
    expect(await admin.post('/deleteEvent', { id, scope: 'one', occurrence: '2027-05-05' })).toMatchObject({ code: 404 });
    expect(await admin.post('/deleteEvent', { id, scope: 'following' })).toMatchObject({ code: 400 });
    // All of a series takes what was changed by itself with it.
    expect(await admin.post('/deleteEvent', { id })).toMatchObject({ data: { deleted: 2 } });
    expect(await shown()).toEqual(['05-25 07:00 早练']);
  });

  test('D2 · two tabs that edit one event: the second is told, and loses nothing of the first', async () => {
    const staff = await as('T10001');
    const event = { title: '初稿', start: '2027-06-01 09:00', end: '2027-06-01 10:00' };
    const { id, version } = (await staff.post<{ id: string; version: number }>('/saveEvent', event)).data ?? { id: '', version: 0 };
    expect(await staff.post('/saveEvent', { ...event, id, version, title: '甲' })).toMatchObject({
      code: 200,
      data: { version: version + 1 },
    });
    expect(await staff.post('/saveEvent', { ...event, id, version, title: '乙' })).toMatchObject({ code: 409, data: null });
    const [day] = (await staff.post<Day[]>('/listSchoolCalendarDetail', { startDate: '2027-06-01', endDate: '2027-06-01' })).data ?? [];
    expect(day?.events.map(({ title }) => title)).toContain('甲');
  });

  test('D2 · what a file would bring is said before it is stored, and nothing is stored by that', async () => {
    const staff = await as('T10001');
    const file = new File(
      [
        'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:p\r\nDTSTART:20270701T000000Z\r\nSUMMARY:预览\r\nRRULE:FREQ=MONTHLY;BYDAY=1TH\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
      ],
      'a.ics',
    );
    const token = await portal().tokenOf('T10001');
    const preview = () => portal().upload<{ events: object[] }>(`${base}/previewImport`, file, { token });
    expect((await preview()).data?.events).toEqual([
      { title: '预览', start: '2027-07-01 08:00:00', end: '2027-07-01 09:00:00', allDay: false, repeat: 'custom', state: 'new' },
    ]);
    expect((await preview()).data?.events).toMatchObject([{ state: 'new' }]);
    await staff.upload(file);
    expect((await preview()).data?.events).toMatchObject([{ state: 'changed' }]);
    const { text, fileName } = (await staff.get<{ text: string; fileName: string }>('/exportEvents')).data ?? { text: '', fileName: '' };
    expect(fileName).toBe('我的日程.ics');
    expect(text).toContain('RRULE:FREQ=MONTHLY;BYDAY=1TH');
  });

  test('D2 · a reminder arrives once, as a notice of this person alone, and the next one is planned', async () => {
    const student = await as('20260001');
    const { database } = portal().services;
    await student.post('/saveEvent', {
      title: '交作业',
      start: '2027-09-06 09:00',
      end: '2027-09-06 10:00',
      repeat: 'daily',
      repeatUntil: '2027-09-07',
      remindMinutes: 15,
    });
    const send = (text: string) => sendReminders({ database, now: () => at(text) });
    const titles = async () => (await database.select().from(notice).where(eq(notice.title, '日程提醒：交作业'))).length;
    await send('2027-09-06 08:44');
    expect(await titles()).toBe(0);
    await send('2027-09-06 08:45');
    await send('2027-09-06 08:46');
    expect(await titles()).toBe(1);
    await send('2027-09-07 08:50');
    expect(await titles()).toBe(2);
    await send('2027-09-08 08:50');
    expect(await titles()).toBe(2);
  });

  test('D2 · what we write passes a strict parser and comes back equal', async () => {
    const admin = await as('admin');
    for (const event of [
      { title: '一次；逗号,分号', start: '2027-03-14 01:30', end: '2027-03-14 03:30', note: '第一行\n第二行', remindMinutes: 60 },
      { title: '全天两天', start: '2027-10-31 00:00', end: '2027-11-02 00:00', allDay: true, repeat: 'yearly' },
      { title: '工作日', start: '2027-03-01 08:00', end: '2027-03-01 08:30', repeat: 'weekdays', repeatUntil: '2027-06-30', place: '操场' },
    ])
      expect(await admin.post('/saveEvent', event)).toMatchObject({ code: 200 });
    const { text } = (await admin.get<{ text: string }>('/exportEvents')).data ?? { text: '' };
    const wasStrict = ICAL.design.strict;
    ICAL.design.strict = true;
    const { events, skipped } = readCalendar(text);
    ICAL.design.strict = wasStrict;
    expect(skipped).toEqual([]);
    const compared = [
      'uid',
      'title',
      'startTime',
      'endTime',
      'allDay',
      'place',
      'note',
      'remindMinutes',
      'repeat',
      'rule',
      'repeatUntil',
      'excluded',
    ] as const satisfies readonly (keyof ReadEvent)[];
    const fieldsOf = (event: Pick<ReadEvent, (typeof compared)[number]>) => compared.map((name) => event[name]);
    const kept = await portal().services.database.select().from(personalEvent);
    const own = kept.filter((row) => events.some(({ uid }) => uid === row.uid));
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const row of own) expect(fieldsOf(events.find(({ uid }) => uid === row.uid) as ReadEvent)).toEqual(fieldsOf(row));
  });

  test('case 33 · a guest has no calendar', async () => {
    const guest = await as('guest');
    for (const path of ['/listRestTimeDetail', '/feedAddress']) expect(await guest.get(path)).toMatchObject({ code: 401, data: null });
    expect(await guest.post('/saveEvent', { title: 'x', start: '2026-11-21 10:00', end: '2026-11-21 11:00' })).toMatchObject({
      code: 401,
      data: null,
    });
  });
});

test('D2 · an endless daily event of long ago costs no more than a new one', () => {
  const series = { startTime: at('1970-01-02 08:00'), endTime: at('1970-01-02 09:00'), repeatUntil: null, rule: null, excluded: [] };
  const found = occurrencesIn({ ...series, repeat: 'daily' }, '2199-01-01', '2199-01-07');
  expect(found).toHaveLength(7);
  expect(occurrencesIn({ ...series, repeat: 'biweekly' }, '2026-11-01', '2026-11-30').map(({ start }) => dayOf(start))).toEqual([
    '2026-11-06',
    '2026-11-20',
  ]);
});

test('D1 · times are Shanghai’s across a change of summer time elsewhere', () => {
  // 8 March 2026: clocks go forward in Los Angeles, 29 March in Berlin.
  const series = { startTime: at('2026-03-06 18:30'), endTime: at('2026-03-06 19:30'), repeatUntil: null, rule: null, excluded: [] };
  const hours = occurrencesIn({ ...series, repeat: 'daily' }, '2026-03-06', '2026-04-02').map(({ start }) =>
    start.toISOString().slice(11, 16),
  );
  expect(new Set(hours)).toEqual(new Set(['10:30']));
});
