import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupCall } from '@portico/area/operator';
import { Command } from 'commander';
import { Fault } from '../fault.ts';
import { portalAddress } from '../registry/portal-address.ts';

export const backupCommand = new Command('backup')
  .description('Write database and builds, as they are at one moment, to a file or to the standard output (-).')
  .argument('<file>', 'such as portal.backup; - for the standard output')
  .option('--with-secrets', 'with the secret key and the areas’ private keys of this data directory; without it a restore needs them')
  .addHelpText(
    'after',
    '\nWith DATABASE_URL it reads the database itself, whether or not nodes run. Embedded, it asks the running portal, or opens the data directory where none runs.',
  )
  .action(async (file: string, { withSecrets = false }: { withSecrets?: boolean }) => {
    const { checkBackup, newestKnown, packSecrets, privateFile } = await import('@portico/backend/operate');
    const first = withSecrets ? packSecrets(await secretsHere()) : undefined;
    if (file === '-') {
      if (first) process.stdout.write(first);
      await writeTo(process.stdout);
      return;
    }
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    if (existsSync(path)) throw new Fault(`${path} exists. A backup never replaces another one.`);
    const draft = `${path}.part`;
    rmSync(draft, { force: true });
    try {
      const target = privateFile(draft);
      if (first) target.write(first);
      await writeTo(target);
      const { rows, files, head } = await checkBackup(draft, { newestSchema: newestKnown() });
      renameSync(draft, path);
      console.log(`${path}: ${rows} rows and ${files} files of builds, as of ${head.time}; sealed with the secret key ${head.key}.`);
    } catch (error) {
      rmSync(draft, { force: true });
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new Fault(`There is no space for ${path}. Nothing was written.`) : error;
    }
  });

/** From the database, or from the portal that has it open. */
async function writeTo(target: Writable): Promise<void> {
  const { backUpDirectly, readEnvironment } = await import('@portico/backend/operate');
  const environment = readEnvironment();
  const portal = portalAddress();
  const runs = !environment.databaseUrl && (await fetch(`${portal.url}/healthz`).catch(() => undefined))?.ok;
  if (!runs) return backUpDirectly(environment, target);
  const response = await fetch(portal.url + backupCall.path, { method: 'POST', headers: { authorization: `Bearer ${portal.token()}` } });
  if (!response.ok || !response.body) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    throw new Fault(error ?? `The portal answered ${response.status}.`);
  }
  await pipeline(Readable.from(response.body), target).catch((error: Error) => {
    throw new Fault(`The backup broke off (${error.message}).`);
  });
}

async function secretsHere(): Promise<Record<string, string>> {
  const { knownSecretKey, readEnvironment, secretKeyFile } = await import('@portico/backend/operate');
  const environment = readEnvironment();
  const key = knownSecretKey(environment);
  if (key === undefined)
    throw new Fault('There is no secret key here: set PORTICO_SECRET_KEY, or PORTICO_DATA to the portal’s data directory.');
  const folder = join(environment.dataDirectory, 'keys');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[a-z][a-z0-9-]*\.pem$/.test(name)) : [];
  return { [secretKeyFile]: key, ...Object.fromEntries(names.map((name) => [`keys/${name}`, readFileSync(join(folder, name), 'utf8')])) };
}
