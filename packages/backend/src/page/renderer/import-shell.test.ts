import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importShell } from './import-shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-shell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function shellOf(name: string, source: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return file;
}

test('a shell that has the parts is imported, and its other parts do not matter', async () => {
  const file = shellOf('whole', 'export const areaOf = () => ({}); export const renderView = ({ address }) => ({ html: address });');
  const { renderView } = await importShell(file, ['areaOf', 'renderView']);
  expect(renderView).toBeTypeOf('function');
});

test('a shell that lacks a part, or has another thing in its place, is refused by name', async () => {
  const file = shellOf('older', 'export const identityCalls = () => []; export const areaOf = () => ({});');
  await expect(importShell(file, ['identityCalls', 'decidePage', 'areaOf'])).rejects.toThrow(/lacks identityCalls, decidePage\. Build/);
});
