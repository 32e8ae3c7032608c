import { cores, inParallel } from '../workspace.ts';
import { describe, runStep, type Step, type StepResult } from './step.ts';
import { quickSteps, slowSteps } from './steps.ts';

/**
 * Runs every step of the check, whatever fails before. `first`: steps that are told early, before the slow ones, and not
 * counted, because the slow ones hold them too.
 */
export async function runCheck(first: readonly Step[] = []): Promise<StepResult[]> {
  const quick = await tellSteps(quickSteps, cores);
  await tellSteps(first);
  return [...quick, ...(await tellSteps(slowSteps))];
}

/** Runs steps, so many at a time, and prints a line for each, then the output of those that failed. */
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
  return results;
}

/** `N passed, N failed`, with the skipped where there are any. */
export function total(results: readonly Pick<StepResult, 'passed' | 'failed' | 'skipped'>[]): string {
  const sum = (field: 'passed' | 'failed' | 'skipped') => results.reduce((all, result) => all + result[field], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
