import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '@portico/testing/portal';
import { browserWith } from './machines.ts';
import { expect, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

const workspace = join(import.meta.dirname, '../..');

/** The commands of a document, one text for each fence. */
function fencesOf(document: string): string[] {
  const text = readFileSync(join(workspace, document), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, fence = '']) => fence);
}

/** A terminal of somebody who runs the portal: `portico` on its path, a folder of builds that teams handed over. */
function openTerminal(portal: { url(): string; dataDirectory: string }) {
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

test('each command of docs/operate.md does what the document says, in its order', async () => {
  test.setTimeout(240_000);
  const portal = await startPortal();
  const terminal = openTerminal(portal);
  /** Each tab is of another machine: of the guests of one, a trial hardly counts any. */
  const tabs = async (
    build: string,
    { all, failed, machines, name = 'all' }: { all: number; failed: number; machines?: 1; name?: string },
  ) => {
    for (let index = 0; index < all; index += 1) {
      const reports = index < failed ? [{ area: 'news', build, kind: 'error' }] : [];
      const browser = await browserWith(portal.url(), machines ?? index + 2, build);
      expect(await browser.tell({ tab: `tab-${machines ?? name}-${build}-${index}`, running: [`news@${build}`], reports })).toBe(204);
    }
  };
  const active = async () => {
    const plan = (await (await fetch(`${portal.url()}/registry/plan`)).json()) as { areas: { area: string; buildId: string }[] };
    return plan.areas.find(({ area }) => area === 'news')?.buildId ?? '';
  };
  try {
    const atFirst = await active();
    const said: string[] = [];
    for (const fence of fencesOf('docs/operate.md')) {
      if (fence.includes('portico history')) {
        await tabs(atFirst, { all: 60, failed: 0 });
        await tabs('0000000000a2', { all: 60, failed: 60, machines: 1 });
        await new Promise((resolve) => setTimeout(resolve, 8_000));
        expect(terminal.run('portico status || true'), 'one machine rolls back nothing').not.toContain('was rolled back');
        await tabs('0000000000a2', { all: 30, failed: 15 });
        await expect
          .poll(() => terminal.run('portico status || echo it fails'), { timeout: 30_000 })
          .toMatch(/the rollout to 20% was rolled back by the portal at .*: 19 of 34 tabs with 0000000000a2 failed[\s\S]*it fails/);
      }
      if (fence.includes('"$NEXT" --force')) {
        await tabs('0000000000a2', { all: 2, failed: 2, name: 'everyone' });
        await expect
          .poll(() => terminal.run('portico status || echo it fails'), { timeout: 30_000 })
          .toMatch(/news@0000000000a2 was rolled back by the portal at .*: 2 of 2 tabs with 0000000000a2 failed[\s\S]*it fails/);
        expect(terminal.run('portico doctor 2>&1 || true')).toMatch(
          /✗ no build fails or was rolled back: news@0000000000a2 was rolled back/,
        );
        expect(terminal.run('portico activate "$NEXT" 2>&1 || true')).toMatch(
          /The portal rolled news@0000000000a2 back on .* with --force/,
        );
      }
      if (fence.includes('portico doctor || true'))
        for (const file of ['remoteEntry.js', 'remoteEntry.js.br'])
          writeFileSync(join(portal.dataDirectory, 'areas/news/0000000000a1', file), 'garbage');
      said.push(terminal.run(fence));
      if (fence.includes('rollback news\n')) expect(await active()).toBe(atFirst);
    }
    const all = said.join('');
    expect(all).toContain('It would be accepted.');
    expect(all).toMatch(/\/\?preview=[\w-]+\.[\w-]+\n/);
    expect(all).toContain('The preview spring of news is over');
    expect(all).toContain('School 10002 follows everyone again');
    expect(all).toContain('50% of visitors');
    expect(all).toMatch(/halt +news +20% of visitors +\d+ → \d+ +the portal/);
    expect(terminal.run('portico history news')).toMatch(/activate +news@0000000000a2 +everyone .* activated with --force/);
    expect(all).toContain('0 builds may go.');
    expect(all).toMatch(/✗ all stored files are whole, .*remoteEntry\.js differs from its hash; .*remoteEntry\.js\.br differs/);
    expect(await active()).toBe('0000000000a1');
    expect(terminal.run('portico doctor')).not.toContain('✗');
    expect(terminal.run('PORTICO_DATA=/nowhere portico doctor 2>&1 || true')).toMatch(
      /✗ the operator’s token is accepted: there is no token here: set PORTICO_TOKEN[\s\S]*✓ areas are active\n[\s\S]*1 of \d+ looks found a fault\.\n$/,
    );
  } finally {
    terminal.close();
    await portal.stop();
  }
});
