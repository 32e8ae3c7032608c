import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, type Step } from '../check/step.ts';
import { nodePath, workspace } from '../workspace.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const folder = join(workspace, 'e2e');

/** The stories in a browser, or `only` those of a file, on the production build, counted one by one. A story that passes only when repeated fails. */
export function browserStories(chromium: string | undefined, { name = 'browser stories', only = '' } = {}): Step {
  if (chromium === undefined) return { name, run: async () => ({ passed: 0, failed: 1, skipped: 0, output: 'There is no browser.' }) };
  return {
    name,
    run: async () => {
      const reports = await mkdtemp(join(tmpdir(), 'portico-stories-'));
      try {
        const report = join(reports, 'stories.json');
        const { code, output } = await runProgram(
          nodePath,
          [join(folder, 'node_modules/@playwright/test/cli.js'), 'test', ...(only ? [only] : []), '--reporter=line,json'],
          {
            folder,
            environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PORTICO_CHROMIUM: chromium },
          },
        );
        const { stats } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<PlaywrightReport>;
        const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
        return { passed: stats?.expected ?? 0, failed: code === 0 ? failed : Math.max(1, failed), skipped: stats?.skipped ?? 0, output };
      } finally {
        await rm(reports, { recursive: true, force: true });
      }
    },
  };
}
