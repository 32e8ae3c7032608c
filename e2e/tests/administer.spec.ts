import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { startPortal } from '@portico/testing/portal';
import { expect, test } from './portal-test.ts';
import { commandsOf, openTerminal } from './terminal.ts';

test('each command of docs/administer.md does what the document says, in its order', async () => {
  test.setTimeout(400_000);
  const portal = await startPortal();
  const terminal = openTerminal(portal);
  try {
    const said = commandsOf('docs/administer.md').map((fence) => terminal.run(fence));
    const all = said.join('');
    expect(all).toMatch(/template +2\n/);
    expect(all).toMatch(/hosts +yunlu\.localhost, www\.yunlu\.localhost\n/);
    expect(all).toMatch(/terms +own\n/);
    expect(all).toMatch(/10009 +task-center +maintenance .*今晚 22:00 前恢复/);
    expect(all).toMatch(/^portico_li-ming_[\w-]{43}$/m);
    expect(all).toMatch(/watcher +auditor +revoked/);
    expect(all).toMatch(/10001 +admin +t10001 周景行 +no end +by operator +信息化办公室/);
    expect(all).toMatch(/module\.change +operator \(operator\) +news +10009 +\{.*\} → \{/);
    expect(all).toMatch(/10009 +\S+ \S+ +until .* by operator +今晚 22:00 至 23:00 停水\n/);
    expect(all).toMatch(/10001 +card +paused /);
    expect(all).toMatch(/10009 +login own +.* signed out after 45 min/);
    // The new school is served at both of its names, with its own look.
    for (const host of ['yunlu', 'www.yunlu']) {
      expect(await titleOf(portal.url(), `${host}.localhost`)).toContain('云麓学院');
    }
    const token = /^portico_li-ming_[\w-]{43}$/m.exec(all)?.[0] ?? '';
    const asked = (path: string) => fetch(portal.url() + path, { headers: { authorization: `Bearer ${token}` } });
    expect((await asked('/ops/modules')).status).toBe(200);
  } finally {
    terminal.close();
    await portal.stop();
  }
});

/** The title of a school's home; Node's fetch resolves no name below localhost. */
const titleOf = (portal: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = request(`${portal}/home`, { headers: { host, accept: 'text/html' } }, (answer) => {
      text(answer).then((html) => resolve(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? `status ${answer.statusCode}`), reject);
    });
    asked.on('error', reject).end();
  });
