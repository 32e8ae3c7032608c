import { join, relative, resolve } from 'node:path';
import type { AreaManifest } from '@portico/area';
import { Command } from 'commander';
import { areaFolders } from '../build/build-folders.ts';
import { runProgram } from '../check/step.ts';
import { Fault } from '../fault.ts';
import { usePackages } from '../new-area/use-packages.ts';
import { validateAreaName } from '../new-area/validate-area-name.ts';
import { writeArea } from '../new-area/write-area.ts';
import { inWorkspace, packageManager, toolPath, workspace } from '../workspace.ts';

interface Options {
  title?: string;
  folder?: string;
  packages?: string;
}
/** npm changes the folder; INIT_CWD is the user's. */
const standing = () => process.env.INIT_CWD ?? '.';

export const newAreaCommand = new Command('new-area')
  .description(
    'Write a small area that runs: both entry points, a page, a block, tests. It appears in the portal by publishing and activating it.',
  )
  .argument('<name>', 'in kebab-case, such as library: its id, its module sign and its address')
  .option('--title <text>', 'what visitors read', '新应用')
  .option('--folder <path>', 'write it there, outside of this workspace, with settings of its own')
  .option('--packages <path>', 'with --folder: take the portal’s packages from tarballs (portico pack) instead of a registry')
  .action(async (name: string, { title = '', folder, packages }: Options) => {
    const problem = validateAreaName(name, await manifests());
    if (problem) throw new Fault(problem);
    if (!title.trim() || /['"\\<>{}`]/.test(title)) throw new Fault('The title is plain text without quotes and brackets.');
    if (folder === undefined) await writeHere({ name, title });
    else writeElsewhere({ name, title, folder: resolve(standing(), folder), packages });
  });

async function writeHere({ name, title }: { name: string; title: string }): Promise<void> {
  if (!inWorkspace()) throw new Fault('Name the target folder: --folder PATH.');
  const folder = join(workspace, 'remotes', name);
  writeArea({ name, title, folder, place: 'workspace' });
  const steps: [string, string[]][] = [
    ['npx', ['--yes', packageManager(), 'install', '--prefer-offline', '--no-frozen-lockfile']],
    [toolPath('biome'), ['check', '--write', folder]],
  ];
  for (const [command, args] of steps) {
    const { code, output } = await runProgram(command, args, { environment: { CI: 'true' } });
    if (code !== 0) throw new Fault(`${output.trim()}\n${folder} was written, but ${command} ${args[0]} failed.`);
  }
  console.log(`${relative(workspace, folder)} is written. Look at it: portico dev ${name} --portal http://localhost:8080`);
}

function writeElsewhere({ name, title, folder, packages }: { name: string; title: string; folder: string; packages?: string }): void {
  if (inWorkspace() && !relative(workspace, folder).startsWith('..'))
    throw new Fault(`${folder} lies in the portal's own workspace. Leave --folder out, or name a folder elsewhere.`);
  writeArea({ name, title, folder, place: 'elsewhere' });
  if (packages !== undefined) usePackages(folder, resolve(standing(), packages));
  console.log(`${folder} is written. There: npm install (or pnpm), then npm test and npm run build.`);
}

/** Of the areas of this workspace; an outside team learns of others when it publishes. */
const manifests = () =>
  Promise.all(areaFolders().map(async (folder) => ((await import(join(folder, 'src/area.ts'))) as { area: AreaManifest }).area));
