import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type ConsolePerson,
  consolePerson,
  onBothEngines,
  openPortalRegistry,
  type PortalRegistry,
} from '@portico/backend/testing/console';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishCommand } from '../commands/publish.ts';

const buildId = 'abcdefabcdef';
const folder = mkdtempSync(join(tmpdir(), 'portico-hand-over-'));
afterAll(() => rmSync(folder, { recursive: true }));

onBothEngines('a build that is handed over as a file', (portal) => {
  let setup: PortalRegistry;
  let operator: ConsolePerson;
  beforeAll(async () => {
    setup = await openPortalRegistry(portal().services);
    operator = await consolePerson(portal(), { account: 'hand-over', role: 'operator' });
    await operator.confirm();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    setup.close();
  });

  test('the file that the command writes is taken by the console, and its build can be activated', async () => {
    const build = setup.build(buildId);
    const dist = join(folder, 'news');
    for (const [path, content] of [...build.files, ['area.json', Buffer.from(build.record)] as const]) {
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), content);
    }
    vi.stubEnv('PORTICO_KEY', setup.keyFile('news'));
    // No portal is asked.
    vi.stubEnv('PORTICO_URL', 'http://127.0.0.1:9');
    const said: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    const file = join(folder, 'news.json');
    await publishCommand.parseAsync([dist, '--no-types', '--to-file', file], { from: 'user' });
    log.mockRestore();
    expect(said.at(-1)).toBe(`news@${buildId}`);
    const sent = new File([readFileSync(file)], 'news.json');
    expect(await operator.upload('releases/upload', sent)).toMatchObject({ code: 200, data: { area: 'news', buildId, reasons: [] } });
    const { revision } = await setup.registry.list();
    expect(await operator.post('releases/activate', { area: 'news', buildId, ifRevision: revision })).toMatchObject({ code: 200 });
    expect(setup.registry.planFor({ fid: '10001' }).areas).toMatchObject([{ area: 'news', buildId }]);
  });

  test('a file that was changed on its way is refused with its reasons', async () => {
    const sent = JSON.parse(readFileSync(join(folder, 'news.json'), 'utf8')) as { files: Record<string, string> };
    const files = { ...sent.files, 'remoteEntry.js': Buffer.from('changed').toString('base64') };
    const answer = await operator.upload<{ reasons: string[] }>(
      'releases/upload',
      new File([JSON.stringify({ ...sent, files })], 'news.json'),
    );
    expect(answer.data?.reasons).toContain('文件 remoteEntry.js 与登记的哈希不符');
  });
});
