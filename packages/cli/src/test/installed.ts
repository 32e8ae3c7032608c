import { existsSync } from 'node:fs';
import { runProgram } from '../check/step.ts';

/** Whether Debian's packages can be installed here: as root, with apt. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian. False, with what apt said, where that fails. */
export async function install(packages: readonly string[]): Promise<boolean> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], { environment });
  const { code, output } = await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { environment });
  if (code !== 0) console.log(output.trim());
  return code === 0;
}
