import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { binaries, workspace } from '../workspace.ts';

/** How many facts a step proved, and the output to read after a failure. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  milliseconds: number;
  /** Shown only when something failed. */
  output: string;
  /** Always shown, last. */
  remarks?: readonly string[];
}

/** One part of the whole check. */
export interface Step {
  name: string;
  run: () => Promise<Omit<StepResult, 'name' | 'milliseconds'>>;
}

export async function runStep(step: Step): Promise<StepResult> {
  const begin = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({ passed: 0, failed: 1, skipped: 0, output: String(error) }));
  return { name: step.name, milliseconds: performance.now() - begin, ...outcome };
}

/** A step that is one program: its exit code is the outcome. */
export function programStep(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(command, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
    },
  };
}

/** A step that lists problems; none means passed. */
export function listStep(name: string, problems: () => Promise<string[]>): Step {
  return {
    name,
    run: async () => {
      const found = await problems();
      return { passed: found.length ? 0 : 1, failed: found.length ? 1 : 0, skipped: 0, output: found.join('\n') };
    },
  };
}

/** Runs a program in the workspace, or in a folder of it, and keeps what it prints. */
export function runProgram(
  command: string,
  args: readonly string[],
  { environment = {}, folder = workspace }: { environment?: Record<string, string>; folder?: string } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}`, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (part: Buffer) => {
      output += part;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** `types 1 passed (2.1 s)`, a line a step. */
export function describe(result: StepResult): string {
  const counts = [`${result.passed} passed`];
  if (result.failed) counts.push(`${result.failed} failed`);
  if (result.skipped) counts.push(`${result.skipped} skipped`);
  return `${result.failed ? '✗' : '✓'} ${result.name.padEnd(16)} ${counts.join(', ').padEnd(24)} ${(result.milliseconds / 1_000).toFixed(1)} s`;
}
