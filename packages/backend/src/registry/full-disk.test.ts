import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAreaKey, signRecord } from '@portico/area/keys';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import type { AppEnvironment } from '../kernel/api/request-facts.ts';
import { openEmbedded } from '../kernel/database/embedded.ts';
import { openTestPortal, operatorsOf, operatorToken } from '../testing/test-portal.ts';
import { sampleBuild, sampleShares } from './releases/sample-build.ts';
import { startRegistry } from './start-registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-full-'));
/** A disk of its own: only root may mount one. */
const canMount = process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'portico-test', folder]).status === 0;
afterAll(() => {
  if (canMount) spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});
/** Writes until nothing fits any more. */
function fill(): void {
  for (let size = 1024 * 1024; size >= 1024; size /= 4)
    try {
      for (;;) writeFileSync(join(folder, 'fill'), Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Smaller pieces may still fit.
    }
}

test.skipIf(!canMount)('on a full disk nothing is half written, visitors still read, and space alone makes it work again', async () => {
  const dataDirectory = join(folder, 'data');
  const portal = await openTestPortal(await openEmbedded(dataDirectory), { environment: { PORTICO_DATA: dataDirectory } });
  createAreaKey(join(dataDirectory, 'keys'), 'news');
  const shellFolder = join(folder, 'shell');
  mkdirSync(shellFolder);
  writeFileSync(join(shellFolder, 'shell.json'), JSON.stringify({ shared: sampleShares }));
  const running = await startRegistry(portal.services, { shellFolder, operators: operatorsOf(portal.services) });
  const app = new Hono<AppEnvironment>();
  running.mount(app);
  const publish = async () => {
    const sign = (record: string) => signRecord(record, readFileSync(join(dataDirectory, 'keys/news.pem'), 'utf8'));
    const { files, ...sent } = sampleBuild({ buildId: 'aaaaaaaaaaaa', sign });
    const body = {
      ...sent,
      files: Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])),
    };
    const headers = { authorization: `Bearer ${operatorToken}` };
    return app.request('/registry/releases', { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const token = await portal.tokenOf('20260001');
  const save = (title: string) =>
    portal.post('/homepage/scheduleCalendar/saveEvent', {
      token,
      body: { title: title.padEnd(60, '标'), start: '2027-03-01 09:00', end: '2027-03-01 10:00' },
    });
  const saved: number[] = [];
  fill();

  const refused = await publish();
  expect([refused.status, await refused.json()]).toEqual([507, { error: 'There is no space left on the disk. Nothing was stored.' }]);
  expect(existsSync(join(dataDirectory, 'areas/news'))).toBe(false);
  expect(readdirSync(join(dataDirectory, 'areas/.incoming'))).toEqual([]);
  let answer = await save('0');
  for (let count = 1; answer.code === 200 && count < 2_000; count += 1) {
    saved.push(count - 1);
    answer = await save(String(count));
  }
  expect(answer).toMatchObject({ status: 503, code: 503, msg: '系统正在恢复，请稍后再试' });
  expect(portal.logged.join()).toContain('there is no space left on the disk');
  expect((await portal.get('/homepage/news/list?pageNum=1&pageSize=5', { token })).code).toBe(200);

  rmSync(join(folder, 'fill'));
  expect((await save('after')).code).toBe(200);
  expect((await publish()).status).toBe(200);
  const found = await portal.services.database.execute("select title from personal_event where title like '%标'");
  const titles = (found as unknown as { rows: { title: string }[] }).rows.map(({ title }) => title.replace(/标+$/, ''));
  expect(titles.sort()).toEqual([...saved.map(String), 'after'].sort());
  await running.close();
  await portal.close();
});
