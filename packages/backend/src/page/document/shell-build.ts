import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellFiles, ShellServer } from '@portico/area/page-protocol';
import { Problem } from '../../kernel/environment/problem.ts';
import { importShell } from '../renderer/import-shell.ts';

export interface ShellBuild {
  server: Pick<ShellServer, 'identityCalls' | 'decidePage'>;
  /** Its folder. */
  serverFile: string;
  /** `shell.json`, passed back to the shell's own code. */
  files: ShellFiles;
  /** The folder that /assets/ serves. */
  browserFolder: string;
}

/** Reads the built shell. */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  const files: ShellFiles = await readFile(join(folder, 'shell.json'), 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => {
      throw new Problem(`The shell is not built: ${join(folder, 'shell.json')} is missing. Run npm start, which builds it.`);
    });
  const serverFile = join(folder, 'server.mjs');
  const server = await importShell(serverFile, ['identityCalls', 'decidePage']).catch((error: Error) => {
    throw new Problem(error.message);
  });
  return { server, serverFile, files, browserFolder: join(folder, 'browser') };
}
