import type { CampusPhone, Classroom, DaySection } from '@portico/contracts';
import { expect, test } from 'vitest';
import { freeIn, freeUntil, sectionAt } from './free-rooms.ts';
import { openingState } from './opening.ts';
import { dialAddress, foundPhones } from './telephone-book.ts';

test('P2 · open now, until when, and when next: today, tomorrow, after a week-end, never', () => {
  const canteen = {
    hours: [
      { days: [1, 2, 3, 4, 5], from: '16:30', to: '19:30' },
      { days: [1, 2, 3, 4, 5], from: '06:30', to: '09:00' },
    ],
  };
  const state = (weekday: number, time: string) => openingState(canteen, { weekday, time });
  expect(state(5, '06:30')).toEqual({ isOpen: true, words: '09:00 关门' });
  expect(state(5, '09:00')).toEqual({ isOpen: false, words: '今天 16:30 开门' });
  expect(state(4, '23:00')).toEqual({ isOpen: false, words: '明天 06:30 开门' });
  expect(state(5, '20:00')).toEqual({ isOpen: false, words: '周一 06:30 开门' });
  expect(openingState({ hours: [] }, { weekday: 1, time: '10:00' })).toEqual({ isOpen: false, words: '暂不开放' });
  expect(openingState({ hours: [{ days: [3], from: '08:00', to: '09:00' }] }, { weekday: 3, time: '09:30' }).words).toBe('周三 08:00 开门');
  expect(openingState({ hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }] }, { weekday: 7, time: '23:59' })).toEqual({
    isOpen: true,
    words: '全天开放',
  });
});

const phone = (name: string, more: Partial<CampusPhone> = {}): CampusPhone => ({
  id: name,
  name,
  dept: '教务处',
  number: '010-5550 1303',
  pinyin: 'kaoshizhongxin jiaowuchukaoshizhongxin',
  initials: 'kszx jwckszx',
  ...more,
});

test('P2 · a number is found by name, department, number, initials and pinyin, and by nothing else', () => {
  const book = [
    phone('考试中心'),
    phone('急诊', { dept: '校医院', number: '120', pinyin: 'jizhen xiaoyiyuanjizhen', initials: 'jz xyyjz', place: '东区医院楼' }),
  ];
  const found = (text: string) => foundPhones(book, text).map(({ name }) => name);
  expect(found('  ')).toEqual(['考试中心', '急诊']);
  for (const text of ['考试', '教务处考试', 'KSZX', 'jwc', 'kaosh', '5550-1303', '1303']) expect(found(text), text).toEqual(['考试中心']);
  for (const text of ['东区', '120', 'xyy', 'ji zhen']) expect(found(text), text).toEqual(['急诊']);
  for (const text of ['shizhong', '不存在', '999']) expect(found(text), text).toEqual([]);
});

test('P2 · dialling leaves out signs and the extension', () => {
  expect([dialAddress('010-5550 1303'), dialAddress('+86 (27) 6800-1120 转 3'), dialAddress('12345')]).toEqual([
    'tel:01055501303',
    'tel:+862768001120',
    'tel:12345',
  ]);
});

test('P2 · the running section, else the next; free rooms by building, the largest first', () => {
  const sections: DaySection[] = [
    { section: 1, name: '第 1 节', startTime: '08:00', endTime: '08:45' },
    { section: 2, name: '第 2 节', startTime: '08:50', endTime: '09:35' },
  ];
  expect([sectionAt(sections, '07:00'), sectionAt(sections, '08:46'), sectionAt(sections, '23:00'), sectionAt([], '08:00')]).toEqual([
    1,
    2,
    2,
    undefined,
  ]);
  const room = (id: string, building: string, seats: number, free: number[]): Classroom => ({ id, room: id, building, seats, free });
  const rooms = [room('a', '明理楼', 60, [1, 2, 3]), room('b', '明理楼', 90, [1]), room('c', '外语楼', 40, [2])];
  expect(freeIn(rooms, 1).map(({ name, rooms: free }) => [name, free.map(({ id }) => id)])).toEqual([
    ['明理楼', ['b', 'a']],
    ['外语楼', []],
  ]);
  expect(freeUntil(rooms[0] as Classroom, 1)).toBe(3);
});
