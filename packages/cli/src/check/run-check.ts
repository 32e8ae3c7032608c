import { cores, inParallel } from '../workspace.ts';
import { describe, runStep, type Step, type StepResult } from './step.ts';
import { quickSteps, slowSteps } from './steps.ts';

/**
 * Runs every step of the check, even after a failure. `first`: steps that report early, before the slow ones, and are
 * not counted, because the slow ones include them.
 */
export async function runCheck(first: readonly Step[] = []): Promise<StepResult[]> {
  const quick = await tellSteps(quickSteps, cores);
  await tellSteps(first);
  return [...quick, ...(await tellSteps(slowSteps))];
}

/** Runs steps with limited concurrency, and prints a line for each, then the output of the failed steps. */
export async function tellSteps(steps: readonly Step[], width = 1): Promise<StepResult[]> {
  const results = await inParallel(
    steps,
    async (step) => {
      const result = await runStep(step);
      console.log(describe(result));
      return result;
    },
    width,
  );
  for (const { name, output } of results.filter((result) => result.failed)) console.log(`\n── ${name} ──\n${output.trim()}\n`);
  for (const remark of results.flatMap(({ remarks = [] }) => remarks)) console.log(`\n${remark}`);
  return results;
}

/** `N passed, N failed`, with the skipped where there are any. */
export function total(results: readonly Pick<StepResult, 'passed' | 'failed' | 'skipped'>[]): string {
  const sum = (field: 'passed' | 'failed' | 'skipped') => results.reduce((all, result) => all + result[field], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
