import { resolve } from 'node:path';
import { Command } from 'commander';
import { buildCurrent, holdsSources } from '../build/build-current.ts';
import { areaFolder, buildChanged } from '../build/build-folders.ts';
import { checkTypes } from '../build/check-types.ts';
import { Fault } from '../fault.ts';
import { readBuiltArea } from '../registry/built-area.ts';
import { writeHandOver } from '../registry/hand-over.ts';
import { portalAddress } from '../registry/portal-address.ts';
import { publishBuild } from '../registry/publish-build.ts';

export const publishCommand = new Command('publish')
  .description('Sign a build and put it into the registry. It is active for nobody until it is activated.')
  .argument(
    '<area|folder...>',
    'one or more: an area of this workspace or the folder of one, built first if it changed; or a folder with nothing but a built area',
  )
  .option('--check', 'say whether it would be accepted, and keep nothing')
  .option('--no-types', 'without checking the types of the source first')
  .option('--to-file <file>', 'sign it and write it into this file instead, for 上传构建 in the console; no portal is asked')
  .option('--force', 'operators only: publish what fails when the registry renders it; the history says so')
  .option('--despite-open-tabs', 'operators only: publish what tabs of an older shell, which are still open, could not load')
  .action(async (targets: string[], options: PublishOptions) => {
    if (options.toFile !== undefined && targets.length > 1) throw new Fault('--to-file takes one area.');
    for (const target of targets) await publish(target, options);
  });

interface PublishOptions {
  check?: boolean;
  types?: boolean;
  force?: boolean;
  despiteOpenTabs?: boolean;
  toFile?: string;
}

async function publish(
  target: string,
  { check = false, types = true, force = false, despiteOpenTabs = false, toFile }: PublishOptions,
): Promise<void> {
  const own = areaFolder(target);
  // npm changes the folder; INIT_CWD is the user's.
  const folder = own ?? resolve(process.env.INIT_CWD ?? '.', target);
  if (types) await proveTypes(folder);
  if (own) await buildChanged([own], (line) => console.log(line));
  else if (holdsSources(folder)) await buildCurrent(folder, (line) => console.log(line));
  const build = readBuiltArea(folder);
  if (toFile !== undefined) {
    const bytes = writeHandOver(portalAddress(), build, resolve(process.env.INIT_CWD ?? '.', toFile));
    console.log(`${toFile} holds the signed build (${Math.ceil(bytes / 1024)} kB). Upload it in the console: 版本, 上传构建.`);
    console.log(`${build.area}@${build.buildId}`);
    return;
  }
  const { already, overridden = [] } = await publishBuild(portalAddress(), build, { checkOnly: check, force, despiteOpenTabs });
  if (overridden.length > 0) console.log(`Despite this, by --force:\n${overridden.join('\n')}`);
  if (check) console.log('It would be accepted.');
  else console.log(already ? 'It was published before.' : `Published. Make it active: portico activate ${build.area}@${build.buildId}`);
  console.log(`${build.area}@${build.buildId}`);
}

async function proveTypes(folder: string): Promise<void> {
  const unchecked = holdsSources(folder) ? await checkTypes(folder) : 'the folder holds a build without its source';
  if (unchecked) console.log(`The types were not checked: ${unchecked}.`);
}
