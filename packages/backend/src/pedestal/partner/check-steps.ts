import type { PartnerCheck } from '@portico/area/operator';

/** Why a partner is checked: a person asked for it, or it is the regular look. */
export type Occasion = 'test' | 'look';

/** A step of a check; its result is a problem in words, or undefined. */
export interface CheckStep {
  step: string;
  /**
   * Absent: part of every check. `test`: only when a person asked, since it sends something made up, which a partner may
   * count as an attack. `look`: only in the regular look.
   */
  occasion?: Occasion;
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
