import { expect, test } from 'vitest';
import { planTable } from './plans.ts';
import { signInTable } from './sign-in.ts';
import { sourceTable } from './sources.ts';
import { readMinutes, urgentTable } from './urgent.ts';

test('each is a line', () => {
  const notice = { fid: '10001', id: 'n', text: '停水', until: '2026-11-22 22:00:00', sentTime: '2026-11-22 20:00:00', by: 'operator' };
  expect(urgentTable([notice])).toBe('10001   2026-11-22 20:00:00  until 2026-11-22 22:00:00  by operator  停水');
  const card = { fid: '10001', code: 'card', name: '一卡通', offers: ['assets'], state: 'open', asked: 9, failed: 3, lastGood: null };
  expect(sourceTable([card])).toBe('10001   card              not asked, circuit open  3 of 9 failed  assets  一卡通');
  const settings = { fid: '10001', login: 'own' as const, landing: '', landings: [], onlineMinutes: 45, refreshMinutes: 0 };
  expect(signInTable([settings])).toBe('10001   login own  lands on the usual page  signed out after 45 min  asked after the default');
  const plan = {
    id: '7',
    fid: '',
    action: 'release.activate',
    objectName: 'news@a',
    due: '2026-11-24 09:00:00',
    until: null,
    by: 'T10001',
  };
  expect(planTable([{ ...plan, state: 'missed', said: 'gone' }])).toBe(
    '   7  2026-11-24 09:00  missed     every school  release.activate  news@a  by T10001  gone',
  );
});

test('nothing is a sentence, and minutes are whole', () => {
  expect([urgentTable([]), sourceTable([]), planTable([])]).toEqual(['None runs.', 'There are none.', 'There are none.']);
  expect(readMinutes('45')).toBe(45);
  for (const wrong of ['4.5', '-1', 'soon', '']) expect(() => readMinutes(wrong)).toThrow('whole number');
});
