import { expect, test } from 'vitest';
import { statusTable } from './status-table.ts';

const release = (buildId: string) => ({ area: 'news', buildId, keyId: '', publishTime: '', publishedBy: '' });
const active = { area: 'news', revision: 1, rollback: false, time: '2026-11-21T01:30:00Z' };

test('an area is named once, a school’s own build below it', () => {
  const text = statusTable({
    revision: 4,
    releases: [release('bbbbbbbbbbbb'), release('aaaaaaaaaaaa')],
    activations: [
      { ...active, buildId: 'bbbbbbbbbbbb', school: '10002' },
      { ...active, buildId: 'aaaaaaaaaaaa', school: null, rollback: true },
    ],
  });
  expect(text.split('\n')).toEqual([
    'AREA   FOR            BUILD          SINCE                           STATE      BUILDS',
    'news   everyone       aaaaaaaaaaaa   2026-11-21 09:30 (taken back)   1 behind   2',
    '       school 10002   bbbbbbbbbbbb   2026-11-21 09:30                newest',
    'revision 4',
    '',
  ]);
});

test('an empty registry says so', () => {
  expect(statusTable({ revision: 0, releases: [], activations: [] })).toBe('Nothing is published yet.\n');
});
