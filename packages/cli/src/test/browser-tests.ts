import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, type Step } from '../check/step.ts';
import { nodePath, workspace } from '../workspace.ts';
import { countTests, repeatedTests, type TestsReport } from './count-tests.ts';

const folder = join(workspace, 'e2e');

/**
 * The browser tests, or `only` those of a file, on the production build, counted one by one. Each runs at most twice;
 * those that pass only the second time are named with their errors.
 */
export function browserTests(chromium: string | undefined, { name = 'browser tests', only = '' } = {}): Step {
  if (chromium === undefined) return { name, run: async () => ({ passed: 0, failed: 1, skipped: 0, output: 'There is no browser.' }) };
  return {
    name,
    run: async () => {
      const reports = await mkdtemp(join(tmpdir(), 'portico-tests-'));
      try {
        const report = join(reports, 'tests.json');
        const { code, output } = await runProgram(
          nodePath,
          [join(folder, 'node_modules/@playwright/test/cli.js'), 'test', ...(only ? [only] : []), '--retries=1', '--reporter=line,json'],
          {
            folder,
            environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PORTICO_CHROMIUM: chromium },
          },
        );
        const tests = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as TestsReport;
        return { ...countTests(tests, code), output, remarks: repeatedTests(tests).map((each) => `Passed only when repeated: ${each}`) };
      } finally {
        await rm(reports, { recursive: true, force: true });
      }
    },
  };
}
