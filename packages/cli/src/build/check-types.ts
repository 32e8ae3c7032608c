import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProgram } from '../check/step.ts';
import { Fault } from '../fault.ts';
import { inWorkspace, nodePath, workspace } from '../workspace.ts';

/**
 * Checks the types of an area's source by the area's own tsconfig.json; an area of the workspace has none, and is
 * checked by the workspace's. A Fault lists all faults. Returns why nothing was checked, if nothing was.
 */
export async function checkTypes(folder: string): Promise<string | undefined> {
  const compiler = compilerOf(folder);
  if (compiler === undefined || !existsSync(join(folder, 'node_modules'))) return 'its packages are not installed here';
  const own = join(folder, 'tsconfig.json');
  if (!existsSync(own) && !inWorkspace()) return `${own} does not exist`;
  const kept = join(folder, 'node_modules/.cache/portico-types');
  if (isWritable(kept)) return checkIn(kept, { folder, own, compiler });
  // In an image, or under a service's account, the installed files are read-only.
  const temporary = mkdtempSync(join(tmpdir(), 'portico-types-'));
  try {
    return await checkIn(temporary, { folder, own, compiler });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function checkIn(
  cache: string,
  { folder, own, compiler }: { folder: string; own: string; compiler: string },
): Promise<string | undefined> {
  const settings = existsSync(own) ? own : settingsOfWorkspace(folder, cache);
  // What a check learned is kept: the next one reads only what changed.
  const options = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', join(cache, 'last.tsbuildinfo')];
  const { code, output } = await runProgram(nodePath, [compiler, ...options, '-p', settings], { folder });
  if (code === 0) return undefined;
  throw new Fault(`${output.trim()}\n${folder} has type errors; nothing was published. --no-types publishes without this check.`);
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Tests are no part of a build. */
function settingsOfWorkspace(folder: string, cache: string): string {
  const source = join(realpathSync(folder), 'src');
  const settings = {
    extends: join(workspace, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(workspace, 'node_modules/@types')] },
    include: [source, join(workspace, 'packages/build/src/assets.d.ts')],
    exclude: [join(source, '**/*.test.*')],
  };
  const file = join(cache, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/** The area's own TypeScript, else that of the command line. */
function compilerOf(folder: string): string | undefined {
  for (const from of [join(folder, 'package.json'), import.meta.filename])
    try {
      return join(dirname(createRequire(from).resolve('typescript/package.json')), 'bin/tsc');
    } catch {
      // Not installed there.
    }
  return undefined;
}
