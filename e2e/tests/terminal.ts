import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

const workspace = join(import.meta.dirname, '../..');

/** The fences of a document whose first line is this after the backticks, a pattern; the text is the last group. */
export function fencesOf(document: string, kind: string): RegExpExecArray[] {
  const text = readFileSync(join(workspace, document), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms'))];
}

/** The commands of a document, one text for each fence. */
export const commandsOf = (document: string): string[] => fencesOf(document, 'sh').map(([, commands = '']) => commands);

/** A terminal of somebody who runs the portal: `portico` on its path, a folder of builds that teams handed over. */
export function openTerminal(portal: { url(): string; dataDirectory: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-terminal-'));
  const builds = [variantBuild('news', 0xa1), variantBuild('news', 0xa2)];
  mkdirSync(join(folder, 'handed-over'));
  for (const [index, name] of ['news', 'news-next'].entries()) symlinkSync(builds[index]?.folder ?? '', join(folder, 'handed-over', name));
  const program = join(folder, 'portico');
  writeFileSync(program, `#!/bin/sh\nexec ${process.execPath} ${join(workspace, 'packages/cli/src/portico.ts')} "$@"\n`);
  chmodSync(program, 0o755);
  const variables = join(folder, 'variables');
  const environment = {
    PATH: `${folder}:${process.env.PATH}`,
    HOME: process.env.HOME,
    INIT_CWD: folder,
    PORTICO_URL: portal.url(),
    PORTICO_DATA: portal.dataDirectory,
  };
  return {
    run(commands: string): string {
      // What one fence names the next one may use.
      const script = `[ -f ${variables} ] && . ${variables}\nset -eu\n${commands}\nset | grep -E '^(BUILD|NEXT)=' > ${variables}\n`;
      const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, env: environment, encoding: 'utf8' });
      // The last line finds nothing as long as nothing is named.
      const named = existsSync(variables) && readFileSync(variables, 'utf8') !== '';
      expect(status === 0 || (!named && status === 1 && stderr === ''), `${commands}${stdout}${stderr}`).toBe(true);
      return stdout;
    },
    close() {
      for (const build of builds) build.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
