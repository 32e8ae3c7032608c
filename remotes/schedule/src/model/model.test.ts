import { expect, test } from 'vitest';
import { dayWith, event, own, restTimes, term } from '../samples.ts';
import { addMonths, queryOf, readAddress, stepped } from './calendar-address.ts';
import { conflictsOf, conflictWord } from './conflicts.ts';
import { dayAxis, minuteAt, minutesOf, placeOf } from './day-axis.ts';
import { allDaySpans, placedOn } from './day-events.ts';
import { draftOf, newDraft, problemOf, textOf, withStart } from './draft.ts';
import { countWord, refusalOf } from './import-file.ts';
import { canDrag, movedTimes, shifted } from './move.ts';
import { nextEvent } from './next-event.ts';
import { swipeOf } from './swipe.ts';
import { termMarks } from './term-marks.ts';
import { termWeeks } from './term-weeks.ts';
import { timelineOf } from './timeline.ts';
import { upcoming } from './upcoming.ts';
import { dayReason, outOfTerm, spanWord, timeWord } from './words.ts';

const friday = '2026-11-20';
const read = (query: string) => readAddress(new URLSearchParams(query), friday);

test('D1 · an address keeps view, day, month and hidden calendars; what does not exist counts as not given', () => {
  const wanted = { view: 'month', date: '2026-12-03', hidden: ['course'] } as const;
  const query = queryOf(wanted, friday);
  expect(query).toBe('?view=month&date=2026-12-03&month=2026-12&hide=course');
  expect(read(query)).toEqual(wanted);
  expect(read('date=2026-02-31&view=year&hide=x,course')).toEqual({ view: 'week', date: friday, hidden: ['course'] });
  expect(read('month=2027-02').date).toBe('2027-02-01');
  expect(queryOf(read(''), friday)).toBe('');
});

test('D1 · steps go by day, week and month, and a month without the 31st ends the step', () => {
  expect(stepped({ view: 'day', date: '2026-12-31' }, 1)).toBe('2027-01-01');
  expect(stepped({ view: 'week', date: friday }, -1)).toBe('2026-11-13');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
});

test('D1 · the rows are the sections; short breaks have no row, and what is outside adds one', () => {
  const axis = dayAxis(restTimes, [{ start: minutesOf('06:40'), end: minutesOf('07:20') }]);
  expect(axis.bands.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'off 06:00',
    'section 1',
    'rest 午间休息',
    'section 2',
    'rest 午间休息',
    'section 3',
    'rest 午间休息',
    'section 4',
  ]);
  expect(axis.bands.filter(({ height }) => height > 0).map(({ name }) => name)).toEqual(['06:00', '1', '2', '3', '午间休息', '4']);
  for (const time of ['06:40', '08:00', '08:20', '10:35', '12:00', '14:45'])
    expect(minuteAt(axis, placeOf(axis, minutesOf(time)))).toBe(minutesOf(time));
  expect(placeOf(axis, 1_440)).toBe(axis.height);
  expect(dayAxis([], []).bands[0]).toMatchObject({ start: 480, end: 540 });
});

test('D1 · events at the same time stand side by side and are conflicts; what the school announces is none', () => {
  const day = dayWith(friday, [
    event('a', friday, ['08:00', '09:35']),
    own('b', friday, ['09:00', '10:00']),
    event('c', friday, ['09:35', '10:30'], { layer: 'school' }),
    event('d', friday, ['14:00', '15:00']),
  ]);
  expect(placedOn(day).map(({ event: { id }, lane, lanes, conflict }) => [id, lane, lanes, conflict])).toEqual([
    ['a', 0, 2, true],
    ['b', 1, 2, true],
    ['c', 0, 2, false],
    ['d', 0, 1, false],
  ]);
});

test('D1 · an event over midnight stands on both days, and whole days share rows only where they do not meet', () => {
  const late = own('late', friday, ['23:00', '23:30'], { end: '2026-11-21 01:00:00' });
  expect(placedOn(dayWith('2026-11-21', [late]))).toMatchObject([{ start: 0, end: 60 }]);
  const whole = (id: string, from: string, to: string) => own(id, from, ['00:00', '00:00'], { allDay: true, end: `${to} 00:00:00` });
  const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
  const events = [whole('a', '2026-11-14', '2026-11-18'), whole('b', '2026-11-18', '2026-11-19'), whole('c', '2026-11-17', '2026-11-25')];
  const spans = allDaySpans(days.map((date) => dayWith(date, events)));
  expect(spans.map(({ event: { id }, from, to, row }) => [id, from, to, row])).toEqual([
    ['a', 0, 1, 0],
    ['c', 1, 2, 1],
    ['b', 2, 2, 0],
  ]);
});

test('D2 · a draft is refused with a reason: no title, no date, 31 February, an end before the start, more than a month', () => {
  const draft = { ...newDraft(friday, { start: 600, end: 660 }), title: '讨论' };
  expect(problemOf(draft)).toBeUndefined();
  const wrong = (changes: Partial<typeof draft>) => problemOf({ ...draft, ...changes })?.field;
  expect(wrong({ title: '  ' })).toBe('title');
  expect(wrong({ start: '2026-02-31 10:00' })).toBe('start');
  expect(wrong({ end: '' })).toBe('end');
  expect(wrong({ end: `${friday} 09:59` })).toBe('end');
  expect(wrong({ end: '2026-12-31 10:00' })).toBe('end');
  expect(wrong({ allDay: true, end: '2026-11-19 10:00' })).toBe('end');
  expect(wrong({ repeat: 'weekly', until: '2026-11-19' })).toBe('until');
  // Without an end it repeats for ever, which is allowed.
  expect(wrong({ repeat: 'weekly', until: '' })).toBeUndefined();
});

test('D1 · a phone’s week at the edge of the month is among the six weeks that it has', () => {
  const day = (date: string) => queryOf({ view: 'day', date, hidden: [] }, '2026-11-30', 'day');
  expect(day('2026-12-06')).toBe('?date=2026-12-06');
  expect(day('2026-10-26')).toBe('?date=2026-10-26');
  expect(day('2026-12-07')).toBe('?date=2026-12-07&month=2026-12');
  expect(day('2026-10-25')).toBe('?date=2026-10-25&month=2026-10');
  expect(queryOf({ view: 'month', date: '2026-12-01', hidden: [] }, '2026-11-30', 'day')).toContain('month=2026-12');
  expect(queryOf({ view: 'week', date: '2026-12-01', hidden: [] }, '2026-11-30')).toBe('?date=2026-12-01&month=2026-12');
});

test('D2 · what the form holds becomes what the server takes, and back', () => {
  const whole = own('1', friday, ['00:00', '00:00'], {
    allDay: true,
    end: '2026-11-22 00:00:00',
    repeat: 'weekly',
    repeatUntil: '2026-12-31',
    color: '#aa3300',
  });
  const draft = draftOf(whole);
  expect(draft).toMatchObject({ start: `${friday} 00:00`, end: '2026-11-21 00:00', occurrence: friday, scope: 'one', until: '2026-12-31' });
  expect(textOf(draft)).toMatchObject({
    id: '1',
    version: 1,
    color: '#aa3300',
    start: `${friday} 00:00`,
    end: '2026-11-22 00:00',
    allDay: true,
    scope: 'one',
  });
  expect(textOf({ ...newDraft(friday, { start: 1_380, end: 1_440 }), title: ' 夜跑 ' })).toMatchObject({
    title: '夜跑',
    start: `${friday} 23:00`,
    end: '2026-11-21 00:00',
    remindMinutes: 15,
  });
  expect(withStart({ ...draft, start: `${friday} 10:00`, end: `${friday} 11:30` }, '2026-11-23 09:00').end).toBe('2026-11-23 10:30');
});

test('D2 · a draft knows what it would overlap, and never itself', () => {
  const days = [dayWith(friday, [event('a', friday, ['14:00', '15:35'], { title: '数据结构' }), own('me', friday, ['14:00', '15:00'])])];
  const draft = { id: 'me', start: `${friday} 15:00`, end: `${friday} 16:00` };
  expect(conflictWord(conflictsOf(draft, days))).toBe('与“数据结构”（14:00—15:35）冲突');
  expect(conflictWord(conflictsOf({ ...draft, start: `${friday} 15:35` }, days))).toBe('该时段没有课程或会议冲突');
});

test('D2 · moving keeps the length, resizing keeps the start, and both stay within the day', () => {
  const by = (minutes: number, columns = 0) => ({ minutes, columns, columnCount: 7 });
  const from = { column: 4, start: 600, end: 660 };
  expect(shifted(from, 'move', by(30, 9))).toEqual({ column: 6, start: 630, end: 690 });
  expect(shifted(from, 'move', by(-900))).toEqual({ column: 4, start: 0, end: 60 });
  expect(shifted(from, 'end', by(-300))).toEqual({ column: 4, start: 600, end: 615 });
  const [placed] = placedOn(dayWith(friday, [own('1', friday, ['10:00', '11:00'])]));
  if (!placed) throw new Error('not placed');
  expect(movedTimes(placed, { column: 1, start: 1_380, end: 1_440 }, ['2026-11-16', '2026-11-17'])).toEqual({
    start: '2026-11-17 23:00',
    end: '2026-11-18 00:00',
  });
  expect(canDrag(placed)).toBe(true);
  expect(canDrag({ event: event('2', friday, ['10:00', '11:00']) })).toBe(false);
});

test('D1 · arrow keys lead from event to event', () => {
  const columns = [['08:00', '10:00'], [], ['09:30']].map((hours, at) =>
    placedOn(
      dayWith(
        `2026-11-1${at + 6}`,
        hours.map((hour) => event(hour, `2026-11-1${at + 6}`, [hour, '12:00'])),
      ),
    ),
  );
  const key = (column: number, row: number) => columns[column]?.[row]?.key ?? '';
  expect(nextEvent(columns, key(0, 0), 'ArrowDown')).toBe(key(0, 1));
  expect(nextEvent(columns, key(0, 1), 'ArrowRight')).toBe(key(2, 0));
  expect(nextEvent(columns, key(2, 0), 'ArrowLeft')).toBe(key(0, 1));
  expect(nextEvent(columns, key(2, 0), 'Home')).toBe(key(0, 0));
  expect(nextEvent(columns, key(2, 0), 'ArrowUp')).toBeUndefined();
});

test('D1 · a day’s line says what is over, what runs and how long nothing is on', () => {
  const day = dayWith(friday, [event('a', friday, ['08:00', '09:35']), event('b', friday, ['14:00', '15:35'])]);
  expect(timelineOf(day, { date: friday, time: '14:20' }).map(({ state, gap, left }) => [state, gap, left])).toEqual([
    ['past', undefined, undefined],
    ['now', '空闲 4 小时 25 分', '还有 75 分钟下课'],
  ]);
});

test('D1 · words: spans, times, swapped days, what comes after the term', () => {
  expect(spanWord('2026-11-16', '2026-11-22')).toBe('11 月 16—22 日');
  expect(spanWord('2026-11-30', '2026-12-06')).toBe('11 月 30 日—12 月 6 日');
  expect(timeWord(event('a', friday, ['08:00', '09:35']))).toBe('11 月 20 日 周五 08:00—09:35');
  expect(dayReason({ name: '调休上课', makeupFor: '2026-10-01' })).toBe('调休上课（上 10 月 1 日 的课）');
  expect(outOfTerm(term)).toBeUndefined();
  const vacation = { ...term, nowWeek: 0, next: { name: '春季学期', startDate: '2027-03-01' } };
  expect(outOfTerm(vacation)).toBe('当前为假期，春季学期于 3 月 1 日开始');
});

test('D1 · the term’s weeks, their marks, and what comes next', () => {
  expect(
    termWeeks(term, friday)
      .map(({ state }) => state)
      .join(' '),
  ).toBe([...Array(10).fill('past'), 'now', ...Array(9).fill('future')].join(' '));
  const named = (date: string, type: 'holiday' | 'work', name: string) => ({ date, type, name });
  expect([
    ...termMarks([named('2026-10-01', 'holiday', '国庆节'), named('2026-10-02', 'holiday', '国庆节'), named('2026-10-11', 'work', '调休')]),
  ]).toEqual([['2026-09-28', '国庆节']]);
  const days = [
    dayWith(friday, [event('a', friday, ['14:00', '15:00']), own('b', friday, ['08:00', '08:30']), own('c', friday, ['16:00', '17:00'])]),
  ];
  expect(upcoming(days, { date: friday, time: '09:30' }).map(({ id }) => id)).toEqual(['c']);
});

test('D2 · a file is refused before it is sent, and a swipe is one only if it goes far and one way', () => {
  expect(refusalOf({ name: 'a.ics', size: 10 * 1024 * 1024 })).toContain('512 KB');
  expect(refusalOf({ name: 'a.exe', size: 10 })).toContain('.ics');
  expect(refusalOf({ name: 'A.ICS', size: 10 })).toBeUndefined();
  expect(countWord([{ state: 'new' }, { state: 'changed' }], 2)).toBe('新增 1 条，更新 1 条，2 条无法导入');
  expect(swipeOf({ x: 0, y: 0 }, { x: -60, y: 10 })).toBe('left');
  expect(swipeOf({ x: 0, y: 0 }, { x: 60, y: 50 })).toBeUndefined();
});
