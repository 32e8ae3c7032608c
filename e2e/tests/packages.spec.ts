import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@portico/testing/free-port';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { expect, test } from './portal-test.ts';

const require = createRequire(import.meta.url);

/** A registry of npm on this machine: the portal's packages are its own, all others come from the configured registry. */
async function startRegistry(folder: string) {
  const upstream = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', cwd: folder }).stdout.trim();
  const port = await freePort();
  const address = `http://localhost:${port}/`;
  const own = { access: '$all', publish: '$all' };
  const settings = {
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, maxage: '30m', timeout: '60s' } },
    packages: { '@portico/*': own, 'create-portico-area': own, '**': { access: '$all', proxy: 'upstream' } },
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'verdaccio.yaml'), JSON.stringify(settings));
  const bin = join(dirname(require.resolve('verdaccio/package.json')), 'bin/verdaccio');
  const child = spawn(process.execPath, [bin, '--config', join(folder, 'verdaccio.yaml'), '--listen', `localhost:${port}`], {
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`${address}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  // A name is needed to publish; this registry believes any.
  writeFileSync(
    join(folder, 'npmrc'),
    `registry=${address}\n//localhost:${port}/:_authToken=team\naudit=false\nfund=false\nupdate-notifier=false\n`,
  );
  return { stop: () => child.kill() };
}

/** A team's terminal: nothing of the workspace but its Node. */
function openTerminal(folder: string, portal: RunningPortal) {
  const env = {
    PATH: [
      dirname(process.execPath),
      process.env.PATH?.split(':')
        .filter((each) => !each.includes('node_modules'))
        .join(':'),
    ].join(':'),
    HOME: join(folder, 'home'),
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
    NPM_CONFIG_USERCONFIG: join(folder, 'npmrc'),
    NPM_CONFIG_CACHE: join(folder, 'cache'),
    CI: 'true',
    PORTICO_URL: portal.url(),
    PORTICO_DATA: join(folder, 'team'),
  };
  mkdirSync(env.HOME);
  return (command: string, cwd: string): string => {
    const began = Date.now();
    const { status, stdout, stderr } = spawnSync('bash', ['-ec', command], { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    test.info().annotations.push({ type: command, description: `${Date.now() - began} ms` });
    return stdout;
  };
}

test('a team with nothing but Node and npm makes an area, and its page is in the portal', async () => {
  test.setTimeout(900_000);
  const folder = mkdtempSync(join(tmpdir(), 'portico-npm-'));
  const portal = await startPortal();
  const registry = await startRegistry(folder);
  try {
    const run = openTerminal(folder, portal);
    await test.step('the maintainers publish every package', async () => {
      const { code, output } = await portal.portico('pack', join(folder, 'packed'));
      expect(code, output).toBe(0);
      for (const tarball of readdirSync(join(folder, 'packed'))) run(`npm publish ./${tarball}`, join(folder, 'packed'));
    });
    const empty = join(folder, 'desk');
    const area = join(empty, 'library');
    mkdirSync(empty);
    await test.step('npm create, install, test and build', () => {
      expect(run('npm create --yes portico-area@latest library -- --title 图书馆', empty)).toContain('npm install');
      const written = readdirSync(area, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      for (const file of written) expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain(folder);
      run('npm install', area);
      run('npm test', area);
      run('npm run build', area);
      expect(existsSync(join(area, 'dist/area.json'))).toBe(true);
    });
    await test.step('the team publishes it from a folder that holds no build, and the page is in the portal', async () => {
      rmSync(join(area, 'dist'), { recursive: true });
      run('npx portico keys new library', area);
      copyFileSync(join(folder, 'team/keys/library.pub'), join(portal.dataDirectory, 'keys/library.pub'));
      const build = run('npx --prefix library portico publish library', empty).trim().split('\n').at(-1) ?? '';
      expect(build).toMatch(/^library@[0-9a-f]{12}$/);
      const { code, output } = await portal.portico('activate', build);
      expect(code, output).toBe(0);
      // The first visitor may be faster than the build's first rendering.
      const shown = async () => {
        const page = await fetch(`${portal.url()}/library`);
        const html = await page.text();
        return { status: page.status, build: /data-build="(\w+)"/.exec(html)?.[1], heading: /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] };
      };
      await expect.poll(shown).toEqual({ status: 200, build: build.slice('library@'.length), heading: '图书馆' });
    });
  } finally {
    registry.stop();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
