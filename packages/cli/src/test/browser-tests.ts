import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, type Step } from '../check/step.ts';
import { nodePath, workspace } from '../workspace.ts';
import { countTests, type TestsReport } from './count-tests.ts';

const folder = join(workspace, 'e2e');

/**
 * The browser tests, or `only` those of a file, on the production build, counted one by one. Each runs at most twice;
 * one that passes only the second time fails, unless the browser's own process crashed.
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
        return { ...countTests(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as TestsReport, code), output };
      } finally {
        await rm(reports, { recursive: true, force: true });
      }
    },
  };
}
