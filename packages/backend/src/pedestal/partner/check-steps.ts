import type { PartnerCheck } from '@portico/area/operator';

/** A step of a check; its result is a problem in words, or undefined. */
export interface CheckStep {
  step: string;
  run(): Promise<string | undefined>;
}

/** Runs steps up to the first one with a problem. */
export async function runSteps(steps: readonly CheckStep[]): Promise<PartnerCheck['steps']> {
  const done: PartnerCheck['steps'] = [];
  for (const { step, run } of steps) {
    const started = performance.now();
    const problem = await run();
    done.push({ step, ms: Math.round(performance.now() - started), ...(problem !== undefined && { problem }) });
    if (problem !== undefined) break;
  }
  return done;
}
