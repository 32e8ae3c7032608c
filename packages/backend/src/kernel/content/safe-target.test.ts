import { expect, test } from 'vitest';
import { safeFile, safeFileName } from './safe-target.ts';

test.each([
  ['日程.pdf', '日程.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Windows\\a.txt', 'C__Windows_a.txt'],
  ['报名表\u202Etxt.exe', '报名表txt.exe'],
  ['a\r\nset-cookie: x=1', 'aset-cookie_ x=1'],
  ['<img src=x onerror=alert(1)>.html', '_img src=x onerror=alert(1)_.html'],
  ['\u200b\u0000 ', '附件'],
  ['.htaccess', 'htaccess'],
])('the name of a file is one line without a folder, in the true order of its letters: %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test('a long name keeps its beginning and its kind', () => {
  const safe = safeFileName(`${'长'.repeat(300)}.docx`);
  expect([...safe]).toHaveLength(120);
  expect(safe.endsWith('长….docx')).toBe(true);
});

test('a file keeps its checksum, and goes if its address may not be opened', () => {
  const file = { id: '1', name: 'a/b.pdf', size: 1, mime: 'application/pdf', url: '/files/1', sha256: 'f'.repeat(64) };
  expect(safeFile(file)).toEqual({ ...file, name: 'a_b.pdf' });
  expect(safeFile({ ...file, url: 'javascript:alert(1)' })).toBeUndefined();
});
