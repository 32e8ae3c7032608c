import { expect, test } from 'vitest';
import { emptyGuide, guide } from '../service-samples.ts';
import { basicFacts, guideParts, headFacts, mapLink } from './guide-facts.ts';

test('E4 · the head says limit, visits, fee, hours and telephone', () => {
  expect(headFacts(guide).map(({ name, text }) => `${name} ${text}`)).toEqual([
    '承诺办结 5 个工作日',
    '到现场次数 0 次',
    '收费 每份 5 元',
    '办理时间 工作日 8:30—11:30',
    '咨询电话 027-6800 1260',
  ]);
  expect(headFacts(guide).at(-1)?.phone).toBe('02768001260');
});

test('E4 · what the school does not say is left out', () => {
  expect(guideParts(guide).map(({ part }) => part)).toEqual([
    ...['basics', 'conditions', 'steps', 'materials', 'fee', 'basis', 'faqs', 'attachments', 'rating'],
  ]);
  expect(guideParts(emptyGuide).map(({ part }) => part)).toEqual(['basics', 'rating']);
  expect(headFacts(emptyGuide).map(({ name }) => name)).toEqual(['收费']);
  expect(basicFacts(emptyGuide).map(({ name }) => name)).not.toContain('法定时限');
});

test('E4 · a place is on the map only where the school says where', () => {
  expect(mapLink({ address: '6 号&窗口', time: '', lng: 114.3, lat: 30.5 })).toBe(
    `https://uri.amap.com/marker?position=114.3,30.5&name=${encodeURIComponent('6 号&窗口')}`,
  );
  expect(mapLink({ address: '6 号窗口', time: '' })).toBeUndefined();
});
