import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from './kernel/api/metrics.ts';
import { readEnvironment } from './kernel/environment/environment.ts';
import { addRenderMetrics } from './page/renderer/render-metrics.ts';
import { addHealthMetrics } from './registry/build-health/health-metrics.ts';

const workspace = join(import.meta.dirname, '../../..');
const deploy = join(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
/** Variables that the portal reads, as a file sets them. */
const variablesOf = (text: string) => [...new Set(text.match(/\b(HOST|PORT|DATABASE_URL|PORTICO_[A-Z_]+)\b/g) ?? [])];
const source = readFileSync(join(import.meta.dirname, 'kernel/environment/environment.ts'), 'utf8');
const known = [...variablesOf(source), 'PORTICO_SECRET_KEY_FILE'];

test('each metric of the alerts is in /metrics', async () => {
  const { registry } = createMetrics();
  addHealthMetrics(registry, { health: async () => [], failing: async () => [], revision: () => 0, streams: () => 0 });
  addRenderMetrics(registry, { counts: () => [] });
  const names = (await registry.metrics()).match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length)) ?? [];
  const used = [...read('alerts.yaml').matchAll(/\b((?:portico|process|nodejs)_[a-z0-9_]+)\b/g)].map(([, name]) => name as string);
  expect(new Set(used).size).toBeGreaterThan(8);
  const ofHistogram = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
  expect(used.filter((name) => !names.includes(name) && !names.includes(ofHistogram(name)))).toEqual([]);
});

test('every alert says what to do', () => {
  const [, ...alerts] = read('alerts.yaml').split('- alert: ');
  for (const alert of alerts) expect(alert).toMatch(/expr: [\s\S]+severity: (page|ticket)[\s\S]+summary: "[\s\S]+action: "/);
});

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit, and finds it well isolated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-unit-'));
  const unit = join(folder, 'portico.service');
  writeFileSync(unit, read('portico.service').replaceAll('/opt/portico', workspace));
  try {
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' });
    expect(Number(/exposure level for portico.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// No container registry is in reach here, so that the image is not built: its base cannot be pulled.
test('the Containerfile installs what is locked, runs as nobody special, and has no secret in it', () => {
  const lines = read('Containerfile')
    .replaceAll('\\\n', '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  for (const line of lines) expect(line).toMatch(/^(ARG|FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) \S/);
  const stages = lines.flatMap((line) => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? []);
  for (const [, from] of lines.join('\n').matchAll(/--from=(\w+)/g)) expect(stages).toContain(from);
  const users = lines.filter((line) => line.startsWith('USER '));
  expect(users.at(-1)).toMatch(/^USER [1-9]\d+:[1-9]\d+$/);
  expect(lines.findLastIndex((line) => line.startsWith('RUN'))).toBeLessThan(lines.indexOf(users.at(-1) ?? ''));
  expect(lines.join('\n')).not.toMatch(/(SECRET|PASSWORD|TOKEN)\w*=|ADD |:latest|curl .*\|/);
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(lines.join('\n')) ?? [];
  const [node = '', program = ''] = JSON.parse(command) as string[];
  expect(existsSync(node.replace('/opt/portico', workspace)) && existsSync(join(workspace, program))).toBe(true);
  for (const ignored of ['.git', '**/node_modules', '**/secret-key', '.portico'])
    expect(read('Containerfile.dockerignore').split('\n')).toContain(ignored);
});

test('the compose file and the unit set only variables that the portal knows, and values that it accepts', () => {
  for (const file of ['compose.yaml', 'portico.service', 'Containerfile'])
    expect(variablesOf(read(file)).filter((name) => !known.includes(name))).toEqual([]);
  const compose = read('compose.yaml');
  const proxies = /PORTICO_PROXIES: (\S+)/.exec(compose)?.[1] ?? '';
  expect(compose).toContain(`subnet: ${proxies}`);
  expect(readEnvironment({ PORTICO_PROXIES: proxies }).proxies).toHaveLength(1);
  // What sed replaces in nginx's example must be there.
  for (const node of ['127.0.0.1:8081', '127.0.0.1:8082']) {
    expect(compose).toContain(node);
    expect(read('nginx.conf')).toContain(`server ${node} `);
  }
});
