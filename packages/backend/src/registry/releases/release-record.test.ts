import { expect, test } from 'vitest';
import { parseRecord } from './release-record.ts';

const files = { desktop: { scripts: ['desktop.js'], styles: [] } };

test('a build that was published with the older name of its entry points is still read', () => {
  expect(parseRecord(JSON.stringify({ area: 'news', doors: files }))).toEqual({ area: 'news', entryPoints: files });
  expect(parseRecord(JSON.stringify({ area: 'news', entryPoints: files }))).toEqual({ area: 'news', entryPoints: files });
  expect(parseRecord('null')).toBeNull();
});
