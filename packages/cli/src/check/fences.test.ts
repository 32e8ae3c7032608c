import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';

const file = '../../../../.dependency-cruiser.mjs';
const fences = ((await import(file)) as { default: IConfiguration }).default;

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** The names of the rules that a small tree of files breaks. Each file imports the others named; all of them exist. */
async function broken(imports: Record<string, string[]>): Promise<string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'portico-fences-'));
  trees.push(tree);
  for (const file of new Set([...Object.keys(imports), ...Object.values(imports).flat()])) {
    const depth = file.split('/').length - 1;
    const lines = (imports[file] ?? []).map((target) => `import '${'../'.repeat(depth)}${target}';`);
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${lines.join('\n')}\nexport {};\n`);
  }
  const folders = [...new Set(Object.keys(imports).map((file) => file.split('/')[0] as string))];
  const { options, forbidden } = fences;
  const { output } = await cruise(folders, { ...options, baseDir: tree, validate: true, ruleSet: { forbidden } });
  const { summary } = output as ICruiseResult;
  return [...new Set(summary.violations.map((violation) => violation.rule.name))];
}

test.each([
  ['areas-are-isolated', 'remotes/news/src/ui/card.tsx', 'remotes/home/src/ui/tile.tsx'],
  ['areas-are-isolated', 'remotes/news/src/model/list.ts', 'shell/src/access/access.ts'],
  ['shell-knows-no-area', 'shell/src/areas/plan.ts', 'remotes/news/src/area.ts'],
  ['shell-in-layers', 'shell/src/session/session.ts', 'shell/src/sign-in/consent.ts'],
  ['shell-in-layers', 'shell/src/areas/page-of.ts', 'shell/src/pages/shell-pages.ts'],
  ['shell-in-layers', 'shell/src/pages/error-page.tsx', 'shell/src/sign-in/go-away.ts'],
  ['shell-in-layers', 'shell/src/frame/mobile/tab-bar.tsx', 'shell/src/start/tab.ts'],
  ['shell-in-layers', 'shell/src/areas/server-rendered.tsx', 'shell/src/frames.ts'],
  ['shell-in-layers', 'shell/src/unheard-of/folder.ts', 'shell/src/page-data/match.ts'],
  ['packages-know-no-app', 'packages/ui/src/card.tsx', 'remotes/news/src/ui/card.tsx'],
  ['packages-know-no-app', 'packages/client/src/client.ts', 'shell/src/main.tsx'],
  ['packages-in-layers', 'packages/contracts/src/news.ts', 'packages/client/src/index.ts'],
  ['packages-in-layers', 'packages/client/src/index.ts', 'packages/ui/src/index.ts'],
  ['packages-in-layers', 'packages/session/src/index.ts', 'packages/ui/src/index.ts'],
  ['server-and-browser-apart', 'packages/backend/src/main.ts', 'packages/client/src/index.ts'],
  ['browser-knows-no-server', 'remotes/news/src/api.ts', 'packages/backend/src/index.ts'],
  ['backend-floors', 'packages/backend/src/kernel/api/http.ts', 'packages/backend/src/registry/index.ts'],
  ['backend-floors', 'packages/backend/src/kernel/api/http.ts', 'packages/backend/src/app.ts'],
  ['backend-floors', 'packages/backend/src/registry/index.ts', 'packages/backend/src/homepage/unit/modules.ts'],
  ['backend-floors', 'packages/backend/src/pedestal/sign-in/calls.ts', 'packages/backend/src/homepage/context.ts'],
  ['backend-floors', 'packages/backend/src/homepage/news/calls.ts', 'packages/backend/src/pedestal/session/sessions.ts'],
  ['backend-floors', 'packages/backend/src/homepage/news/calls.ts', 'packages/backend/src/page/renderer/renderer.ts'],
  ['backend-floors', 'packages/backend/src/page/document/write-page.ts', 'packages/backend/src/main.ts'],
  ['desktop-and-mobile-are-siblings', 'remotes/news/src/desktop/list-page.tsx', 'remotes/news/src/mobile/row.tsx'],
  ['desktop-and-mobile-are-siblings', 'remotes/news/src/mobile.tsx', 'remotes/news/src/desktop/list-page.tsx'],
  ['desktop-and-mobile-are-siblings', 'remotes/news/src/mobile/list-page.tsx', 'packages/ui/src/desktop/index.ts'],
  ['ui-knows-no-device', 'remotes/news/src/ui/card.tsx', 'remotes/news/src/desktop/row.tsx'],
  ['ui-knows-no-device', 'packages/ui/src/index.ts', 'packages/ui/src/mobile/index.ts'],
  ['model-knows-no-screen', 'remotes/news/src/model/list.ts', 'remotes/news/src/ui/card.tsx'],
  ['model-knows-no-screen', 'remotes/news/src/model/list.ts', 'packages/ui/src/index.ts'],
  ['model-knows-no-screen', 'remotes/news/src/api.ts', 'remotes/news/src/model/list.ts'],
])('%s: %s may not import %s', async (rule, from, to) => {
  expect(await broken({ [from]: [to] })).toEqual([rule]);
});

test('no-circles: two files may not import each other', async () => {
  expect(await broken({ 'shell/src/a.ts': ['shell/src/b.ts'], 'shell/src/b.ts': ['shell/src/a.ts'] })).toEqual(['no-circles']);
});

test('what the house allows passes', async () => {
  const allowed = {
    'remotes/news/src/desktop.tsx': ['remotes/news/src/desktop/list-page.tsx'],
    'remotes/news/src/desktop/list-page.tsx': ['remotes/news/src/ui/card.tsx', 'packages/ui/src/desktop/index.ts'],
    'remotes/news/src/ui/card.tsx': ['remotes/news/src/model/list.ts', 'packages/ui/src/index.ts'],
    'remotes/news/src/model/list.ts': ['remotes/news/src/api.ts'],
    'remotes/news/src/api.ts': ['packages/client/src/index.ts'],
    'shell/src/main.tsx': ['packages/session/src/index.ts', 'shell/src/start/tab.ts'],
    'shell/src/start/tab.ts': ['shell/src/frames.ts', 'shell/src/session/session.ts'],
    'shell/src/session/session.ts': ['shell/src/page-data/state.ts', 'shell/src/session/tabs.ts'],
    'packages/client/src/index.ts': ['packages/contracts/src/index.ts'],
    'packages/backend/src/homepage/news/calls.ts': ['packages/backend/src/pedestal/index.ts', 'packages/backend/src/kernel/api/serve.ts'],
    'packages/backend/src/kernel/api/http.test.ts': ['packages/backend/src/testing/test-portal.ts'],
    'packages/cli/src/portico.ts': ['packages/backend/src/index.ts'],
  };
  expect(await broken(allowed)).toEqual([]);
});
