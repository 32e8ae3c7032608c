import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runProgram } from '../check/step.ts';
import { Fault } from '../fault.ts';
import { inParallel, inWorkspace, toolPath, workspace } from '../workspace.ts';
import { isBuilt, rememberBuilt } from './build-inputs.ts';

export const shellFolder = join(workspace, 'shell');
const remotes = join(workspace, 'remotes');

/** The areas of this workspace: every folder of remotes/ with its own build. */
export function areaFolders(): string[] {
  if (!inWorkspace()) return [];
  return readdirSync(remotes)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => join(remotes, name))
    .filter((folder) => existsSync(join(folder, 'rspack.config.ts')) && existsSync(join(folder, 'src/area.ts')));
}

/** Their ids. */
export const areaNames = (): string[] => areaFolders().map((folder) => basename(folder));

/** The folder of an area of this workspace; undefined if there is none. */
export const areaFolder = (area: string): string | undefined => areaFolders().find((folder) => basename(folder) === area);

/** Builds for production what changed since its last build. */
export async function buildChanged(folders: readonly string[], tell: (line: string) => void): Promise<void> {
  const changed = folders.filter((folder) => !isBuilt(folder));
  if (changed.length === 0) return;
  tell(`Building ${changed.map((folder) => basename(folder)).join(', ')} …`);
  const began = performance.now();
  await inParallel(changed, buildOne);
  tell(`Built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}

async function buildOne(folder: string): Promise<void> {
  const { code, output } = await runProgram(toolPath('rspack'), ['build'], { environment: { NODE_ENV: 'production' }, folder });
  if (code !== 0) throw new Fault(`${output.trim()}\n${basename(folder)} could not be built.`);
  rememberBuilt(folder);
}
