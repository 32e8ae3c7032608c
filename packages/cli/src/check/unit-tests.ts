import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodePath, workspace } from '../workspace.ts';
import { runProgram, type Step } from './step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
}

/** Unit and contract tests, counted one by one. */
export const unitTests: Step = { name: 'unit tests', run: () => runVitest() };

/** Only tests related to the changes since the last commit: a fault shows within seconds. */
export const changedTests: Step = { name: 'changed first', run: () => runVitest(['--changed', '--passWithNoTests']) };

async function runVitest(options: readonly string[] = []): ReturnType<Step['run']> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-check-'));
  try {
    const report = join(folder, 'vitest.json');
    const { code, output } = await runProgram(nodePath, [
      join(workspace, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const read = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<VitestReport>;
    const failed = read.numFailedTests ?? 0;
    return {
      passed: read.numPassedTests ?? 0,
      // A file that does not load, or an error outside a test, fails too.
      failed: code === 0 ? failed : Math.max(1, failed),
      skipped: (read.numPendingTests ?? 0) + (read.numTodoTests ?? 0),
      output,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
