import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from './portal-test.ts';

const workspace = join(import.meta.dirname, '../..');
const { config } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { config: { packageManager: string } };

/** What a team does without the operators; everything else is theirs. */
const isOfTeam = (commands: string) => !/portico (activate|blocks|modules|status|endpoints)/.test(commands);

/** A team's terminal, in a folder of its own, with the commands that the document speaks of. */
export function openTeamTerminal(portal: { url(): string; dataDirectory: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-team-'));
  const place = (name: string, text: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  const own = '[ -x node_modules/.bin/portico ] && exec node_modules/.bin/portico "$@"';
  place('portico', `export INIT_CWD=$PWD\n${own}\nexec ${process.execPath} ${join(workspace, 'packages/cli/src/portico.ts')} "$@"`);
  place('pnpm', `exec npx --yes ${config.packageManager} --prefer-offline "$@"`);
  const env = {
    ...process.env,
    PATH: [folder, dirname(process.execPath), process.env.PATH].join(delimiter),
    CI: 'true',
    PORTICO_URL: portal.url(),
    PORTICO_DATA: join(folder, 'team'),
    PORTICO_TOKEN: undefined,
    PORTICO_KEY: undefined,
  };
  const asOperator = { ...env, PORTICO_DATA: portal.dataDirectory };
  const standing = join(folder, '.standing');
  writeFileSync(standing, folder);
  const cwd = () => readFileSync(standing, 'utf8').trim();
  return {
    /** Runs a fence exactly as written in the document. */
    run(commands: string): string {
      const began = Date.now();
      const { status, stdout, stderr } = spawnSync('bash', ['-ec', `${commands}\npwd > ${standing}`], {
        cwd: cwd(),
        env: isOfTeam(commands) ? env : asOperator,
        encoding: 'utf8',
      });
      expect(status, `${commands}${stdout}${stderr}`).toBe(0);
      test.info().annotations.push({ type: commands.trim(), description: `${Date.now() - began} ms` });
      return stdout;
    },
    start: (command: string): ChildProcess =>
      spawn('bash', ['-c', `exec ${command}`], { cwd: cwd(), env, stdio: ['ignore', 'pipe', 'pipe'] }),
    file: (name: string) => join(cwd(), name),
    /** The team hands over its public key. */
    handOver: (key: string) => copyFileSync(join(folder, 'team/keys', key), join(portal.dataDirectory, 'keys', key)),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What a process said until it said this. */
export function hear(child: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (part: Buffer) => {
      said += part;
      const found = wanted.exec(said);
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('close', () => reject(new Error(`It ended without saying ${wanted}:\n${said}`)));
  });
}
