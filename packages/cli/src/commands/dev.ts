import { spawn } from 'node:child_process';
import { existsSync, watchFile } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { areaFolder } from '../build/build-folders.ts';
import { buildShower } from '../dev-area/show-builds.ts';
import { watchArea } from '../dev-area/watch-area.ts';
import { Fault } from '../fault.ts';
import { portalAddress } from '../registry/portal-address.ts';

const tell = (line: string) => console.log(line);

export const devCommand = new Command('dev')
  .description('Preview the source of an area in a running portal, only for browsers that open the link; edits show at once.')
  .argument('<area|folder>', 'an area of this workspace, or the folder of one')
  .option('--portal <url>', 'default: PORTICO_URL, else http://localhost:8080')
  .option('--preview <name>', 'two people on one portal take two names', ownName())
  .action(async (target: string, { portal, preview }: { portal?: string; preview: string }) => {
    const folder = areaFolder(target) ?? resolve(process.env.INIT_CWD ?? '.', target);
    if (!existsSync(join(folder, 'src/area.ts'))) throw new Fault(`${folder} holds no area (src/area.ts does not exist).`);
    const address = portalAddress({ ...process.env, ...(portal && { PORTICO_URL: portal }) });
    const shower = buildShower({ portal: address, preview, tell });
    let fail: (error: Error) => void = () => undefined;
    const ended = new Promise<'asked' | 'restart'>((resolveEnd, reject) => {
      fail = reject;
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolveEnd('asked'));
      // The manifest and the settings are read once for each start.
      for (const file of ['src/area.ts', 'rspack.config.ts'])
        watchFile(join(folder, file), { interval: 200, persistent: false }, () => resolveEnd('restart'));
    });
    let first = true;
    const end = await watchArea(folder, (outcome) => {
      if ('errors' in outcome) return tell(outcome.errors.trim());
      const shown = shower.show(outcome.build, outcome.since);
      // A refusal at the start is permanent; later the portal may be unreachable for a moment.
      shown.catch((error: Error) => (first ? fail(error) : tell(error.message)));
      void shown.then(() => {
        first = false;
      });
    });
    try {
      const why = await ended;
      await end();
      if (why === 'asked') await shower.end();
      if (why === 'asked') return tell('The preview is over.');
    } catch (error) {
      await end();
      throw error;
    }
    tell('The manifest or the settings changed: starting again.');
    await again();
  });

/** The same command as a child process, which ends with this one. */
function again(): Promise<void> {
  const child = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done) => {
    child.on('exit', (code) => {
      process.exitCode = code ?? 1;
      done();
      process.exit();
    });
  });
}

/** `dev-` and the user name on this machine, as far as a preview's name allows. */
function ownName(): string {
  const name = userInfo()
    .username.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `dev-${name}`.slice(0, 40).replace(/-+$/, '');
}
