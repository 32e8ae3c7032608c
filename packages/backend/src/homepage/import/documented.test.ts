import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createRowCheck, isRefused } from './check.ts';
import { maxFileBytes, maxRows } from './limits.ts';
import { listNames, lists } from './lists.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../../docs/import.md'), 'utf8');
const sectionOf = (list: string) => text.split(/^## /m).find((section) => section.startsWith(`${list}\n`)) ?? '';

test.each(listNames)('docs/import.md lists every column of %s, marks the required ones, and its sample is accepted', (list) => {
  const section = sectionOf(list);
  const documented = [...section.matchAll(/^\| (\*\*)?(\w+)(?:\*\*)? +\|/gm)].filter(([, , name]) => name !== 'column');
  const { shape } = lists[list];
  expect(documented.map(([, , name]) => name).sort()).toEqual(Object.keys(shape).sort());
  const required = documented.filter(([, bold]) => bold).map(([, , name]) => name);
  const isRequired = (field: { safeParse(value: unknown): { success: boolean } }) => !field.safeParse(undefined).success;
  expect(required.sort()).toEqual(
    Object.keys(shape)
      .filter((name) => isRequired(shape[name as keyof typeof shape]))
      .sort(),
  );

  const sample = /```csv\n([^`]+)```/.exec(section)?.[1] ?? '';
  const rows = parse(sample, { columns: true, trim: true }) as Record<string, string>[];
  expect(rows.length).toBeGreaterThan(0);
  const check = createRowCheck(list);
  for (const [index, row] of rows.entries()) {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(row)));
    const checked = check(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')), index);
    expect(isRefused(checked) ? checked.reasons : []).toEqual([]);
  }
});

test('docs/import.md states the limits', () => {
  expect(text).toContain(`at most ${maxFileBytes / 1024 / 1024} MB`);
  for (const list of ['people', 'services', 'menus', 'sources'] as const) expect(text).toContain(maxRows(list).toLocaleString('en'));
});
