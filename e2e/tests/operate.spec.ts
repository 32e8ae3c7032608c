import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from '@portico/testing/portal';
import { browserWith } from './machines.ts';
import { expect, test } from './portal-test.ts';
import { commandsOf, openTerminal } from './terminal.ts';

test('each command of docs/operate.md does what the document says, in its order', async () => {
  test.setTimeout(300_000);
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
    for (const fence of commandsOf('docs/operate.md')) {
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
