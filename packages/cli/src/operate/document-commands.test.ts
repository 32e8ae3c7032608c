import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from '../workspace.ts';

const text = readFileSync(join(workspace, 'docs/operate.md'), 'utf8');

test('each command of docs/operate.md is run by a test, or the text says why not', () => {
  const run = ['sh', 'sh several-nodes', 'sh serve', 'sh backup'];
  const fences = [...text.matchAll(/((?:[^\n]+\n)*)\n?^```(sh.*)\n/gm)];
  expect(fences.length).toBeGreaterThan(15);
  for (const [, before = '', kind] of fences)
    if (!run.includes(kind ?? ''))
      expect([kind, before.replaceAll('\n', ' ')]).toEqual(['sh not-run', expect.stringMatching(/Not run by a test: \S+/)]);
});

test('it names every file beside the unit', () => {
  for (const file of ['portico.service', 'nginx.conf', 'Containerfile', 'compose.yaml', 'alerts.yaml'])
    expect(text).toContain(`packages/backend/deploy/${file}`);
});
