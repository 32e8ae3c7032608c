import { expect, test } from 'vitest';
import { failuresOf, statusTable } from './status-table.ts';

const [a, b, c] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as [string, string, string];
const release = (buildId: string) => ({ area: 'news', buildId, keyId: '', publishTime: '', publishedBy: '' });
const time = '2026-11-21T01:30:00Z';
const active = {
  area: 'news',
  school: null,
  share: null,
  preview: null,
  replaced: null,
  revision: 1,
  rollback: false,
  forced: false,
  time,
};
const health = (buildId: string, [tabs, seen, failed]: [number, number, number]) => ({ area: 'news', buildId, tabs, seen, failed });
const none = { builds: [], failing: [] };

test('an area is named once; below it its other builds, their health, and the builds that open tabs still run', () => {
  const text = statusTable(
    {
      revision: 4,
      releases: [release(b), release(a), release(c)],
      activations: [
        { ...active, buildId: b, preview: 'spring' },
        { ...active, buildId: b, school: '10002' },
        { ...active, buildId: b, share: 10 },
        { ...active, buildId: a, rollback: true },
      ],
      halted: [],
    },
    { builds: [health(a, [812, 900, 2]), health(b, [90, 100, 0]), health(c, [3, 70, 0])], failing: [] },
  );
  expect(text.split('\n')).toEqual([
    'AREA   FOR               BUILD          SINCE                           TABS   FAILED     VERSION',
    'news   everyone          aaaaaaaaaaaa   2026-11-21 09:30 (taken back)   812    2 of 900   1 behind',
    '       10% of visitors   bbbbbbbbbbbb   2026-11-21 09:30                90     0          newest',
    '       school 10002      bbbbbbbbbbbb   2026-11-21 09:30                90     0          newest',
    '       preview spring    bbbbbbbbbbbb   2026-11-21 09:30                90     0          newest',
    '       open tabs         cccccccccccc   not active any more             3      0',
    'revision 4',
    '',
  ]);
});

test('an automatic rollback shows its reason, until something else is activated', () => {
  const halted = [{ area: 'news', buildId: a, share: 10, note: '9 of 20 tabs failed', time }];
  expect(statusTable({ revision: 2, releases: [release(a)], activations: [{ ...active, buildId: a }], halted }, none)).toContain(
    'news: the rollout to 10% was rolled back by the portal at 2026-11-21 09:30: 9 of 20 tabs failed.\nrevision 2\n',
  );
});

test('a build that was rolled back for everyone, and one that is active and fails, are named', () => {
  const halted = [{ area: 'news', buildId: b, share: null, note: '2 of 2 tabs failed', time }];
  const failing = [{ area: 'news', buildId: a, note: '3 of 3 tabs failed' }];
  expect(failuresOf({ halted }, { failing })).toEqual([
    `news@${b} was rolled back by the portal at 2026-11-21 09:30: 2 of 2 tabs failed.`,
    `news@${a} is active and fails: 3 of 3 tabs failed.`,
  ]);
  const listing = { revision: 2, releases: [release(a)], activations: [{ ...active, buildId: a, forced: true }], halted };
  expect(statusTable(listing, { builds: [], failing })).toMatch(/ 2026-11-21 09:30 \(forced\) [\s\S]* tabs failed\.\nrevision 2\n$/);
});

test('an empty registry says so', () => {
  expect(statusTable({ revision: 0, releases: [], activations: [], halted: [] }, none)).toBe('Nothing is published yet.\n');
});
