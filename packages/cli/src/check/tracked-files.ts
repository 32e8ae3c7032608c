import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';
import { runProgram } from './step.ts';

/** Every file of the repository, new ones too, that git does not ignore. */
export async function trackedFiles(): Promise<string[]> {
  const { code, output } = await runProgram('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  if (code !== 0) throw new Error(`git ls-files failed: ${output}`);
  return output.split('\n').filter((file) => file && existsSync(join(workspace, file)));
}
