import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkTypes } from './check-types.ts';

// Each check is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-types-'));
  for (const name of ['src', 'node_modules']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['src'] }));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (text: string) => writeFileSync(join(folder, 'src/api.ts'), text);

test('a type error is named with file and line, again at the next publish, and gone once it is mended', async () => {
  write("export const rows: number = 'ten';\n");
  const named = /src\/api\.ts\(1,14\): error TS2322[\s\S]*nothing was published\. --no-types/;
  await expect(checkTypes(folder)).rejects.toThrow(named);
  await expect(checkTypes(folder)).rejects.toThrow(named);
  write('export const rows: number = 10;\n');
  expect(await checkTypes(folder)).toBeUndefined();
});

test('a folder whose packages are not installed is left unchecked, and says why', async () => {
  write("export const rows: number = 'ten';\n");
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(await checkTypes(folder)).toBe('its packages are not installed here');
});

test('where nothing can be written beside its packages, as in an image, the types are still checked', async () => {
  // A file where the cache would be: root may write into every folder, but not into this.
  writeFileSync(join(folder, 'node_modules/.cache'), '');
  write("export const rows: number = 'ten';\n");
  await expect(checkTypes(folder)).rejects.toThrow(/error TS2322/);
  write('export const rows: number = 10;\n');
  expect(await checkTypes(folder)).toBeUndefined();
});
