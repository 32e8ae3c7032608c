import type { Course } from '@portico/contracts';
import { expect, test } from 'vitest';
import { coursesLeft, greetingAt } from './greeting.ts';
import { courseNow } from './today.ts';

const course = (name: string, startTime: string, endTime: string): Course => ({
  id: name,
  name,
  teacher: '',
  room: 'B302',
  startSection: 1,
  endSection: 2,
  startTime,
  endTime,
  weekDay: 1,
  weeks: [1],
});
const day = [course('数据结构', '14:00', '15:35'), course('高等数学', '08:00', '09:35')];

test('before and between classes the next one is named', () => {
  expect(courseNow(day, '07:00')).toMatchObject({ kind: 'next', course: { name: '高等数学' }, after: { name: '数据结构' } });
  expect(courseNow(day, '09:35')).toMatchObject({ kind: 'next', course: { name: '数据结构' }, after: undefined });
});
test('a running class is named until it ends', () => {
  expect(courseNow(day, '14:00')).toMatchObject({ kind: 'running', course: { name: '数据结构' } });
  expect(courseNow(day, '15:34')).toMatchObject({ kind: 'running' });
});
test('a day that is over and a day without classes differ', () => {
  expect(courseNow(day, '15:35')).toEqual({ kind: 'over' });
  expect(courseNow([], '10:00')).toEqual({ kind: 'free' });
});

test('every hour has its greeting', () => {
  expect(['00:30', '05:00', '08:59', '09:00', '12:00', '14:20', '18:00', '23:59'].map(greetingAt)).toEqual([
    '夜深了',
    '早上好',
    '早上好',
    '上午好',
    '中午好',
    '下午好',
    '晚上好',
    '晚上好',
  ]);
});
test('a course counts until it ends', () => {
  expect(['07:00', '09:34', '09:35', '15:35'].map((time) => coursesLeft(day, time))).toEqual([2, 2, 1, 0]);
});
