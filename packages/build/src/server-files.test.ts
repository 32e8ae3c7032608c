import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { samplesOf } from './server-files.ts';

function areaWith(source: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  if (source !== undefined) writeFileSync(join(folder, 'src/sample-answers.ts'), source);
  return folder;
}

test('an area’s sample answers are written as JSON, and an area may have none', () => {
  expect(samplesOf(areaWith(undefined))).toBeUndefined();
  const folder = areaWith("export const sampleAnswers = [{ method: 'GET', path: '/x', answer: 1 as number }];");
  expect(samplesOf(folder)).toBe('[{"method":"GET","path":"/x","answer":1}]\n');
});

test('a file that exports no list is named', () => {
  expect(() => samplesOf(areaWith('export const answers = [];'))).toThrow(/sample-answers\.ts must export sampleAnswers/);
});
