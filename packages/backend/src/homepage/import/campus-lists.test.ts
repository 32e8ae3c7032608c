import { expect, test } from 'vitest';
import { departure, lesson, openSpan, weekdays } from './campus-lists.ts';

const refused = (schema: { safeParse(text: string): { success: boolean } }, ...texts: string[]) =>
  texts.filter((text) => schema.safeParse(text).success);

test('P2 · days, spans, departures and lessons are read from one field each', () => {
  expect(weekdays.parse('2,4-6')).toEqual([2, 4, 5, 6]);
  expect(openSpan.parse('1-5 20:00-24:00')).toEqual({ days: [1, 2, 3, 4, 5], from: '20:00', to: '24:00' });
  expect([departure.parse('07:20'), departure.parse('21:30 末班')]).toEqual([{ depart: '07:20' }, { depart: '21:30', note: '末班' }]);
  expect([lesson.parse('1 3-4'), lesson.parse('5 1,3 @1-2,7')]).toEqual([
    { weekDay: 1, sections: [3, 4] },
    { weekDay: 5, sections: [1, 3], weeks: [1, 2, 7] },
  ]);
});

test('P2 · what is no day, no time or ends before it begins is refused', () => {
  expect(refused(weekdays, '', '0', '8', '1-', 'Mon')).toEqual([]);
  expect(refused(openSpan, '1-5', '1 25:00-26:00', '1 09:00-08:00', '1 09:00–10:00')).toEqual([]);
  expect(refused(departure, '7:20', '24:00', '07:20x')).toEqual([]);
  expect(refused(lesson, '8 1', '1', '1 a', '1 1 1')).toEqual([]);
});
