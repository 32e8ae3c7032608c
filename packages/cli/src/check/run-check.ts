import { inParallel } from '../workspace.ts';
import { describe, runStep, type Step, type StepResult } from './step.ts';
import { quickSteps, slowSteps } from './steps.ts';

/** Runs every step to its end, whatever fails before, and prints a line for each, then the output of those that failed. */
export async function runCheck(): Promise<StepResult[]> {
  const told = async (step: Step) => {
    const result = await runStep(step);
    console.log(describe(result));
    return result;
  };
  const results = [...(await inParallel(quickSteps, told)), ...(await inParallel(slowSteps, told, 1))];
  for (const { name, output } of results.filter((result) => result.failed)) console.log(`\n── ${name} ──\n${output.trim()}`);
  return results;
}

/** `N passed, N failed`, with the skipped where there are any. */
export function total(results: readonly Pick<StepResult, 'passed' | 'failed' | 'skipped'>[]): string {
  const sum = (field: 'passed' | 'failed' | 'skipped') => results.reduce((all, result) => all + result[field], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
