import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedRoutes } from '@portico/backend';
import * as contracts from '@portico/contracts';
import * as consoleContracts from '@portico/contracts/console';
import { addedCalls, rawRoutes, specifiedCalls } from './spec/calls.ts';
import { compare, type StatedCall } from './spec/compare.ts';
import { requirementIdsOf } from './spec/requirements.ts';
import { idsInTests } from './spec/test-names.ts';
import { filesBelow, usedCalls } from './spec/uses.ts';
import { workspace } from './workspace.ts';

/**
 * `pnpm spec`: compares the documents' calls and requirements with the code. A call without contract or handler fails.
 */
const stated: StatedCall[] = Object.entries({ ...contracts, ...consoleContracts })
  .filter(([name, value]) => name.endsWith('Contract') && typeof value === 'object')
  .flatMap(([name, value]) =>
    Object.entries(value as contracts.Contract).map(([call, { method, path }]) => ({
      name: `${name.replace(/Contract$/, '')}.${call}`,
      route: `${method} ${path}`,
    })),
  );
const screens = filesBelow(workspace, ['shell', 'remotes', 'packages/ui'], /\/src\/.*(?<!\.test)\.tsx?$/);
const tests = filesBelow(workspace, ['shell', 'remotes', 'packages', 'e2e'], /\.(test|test|spec)\.tsx?$/);
const found = compare({
  wanted: [...specifiedCalls, ...addedCalls],
  raw: rawRoutes,
  stated,
  served: await servedRoutes(),
  used: usedCalls(screens),
});
const { wanted: requirementIds, open } = requirementIdsOf(readFileSync(join(workspace, 'docs/product/requirements.md'), 'utf8'));
const shown = idsInTests(tests);
const unshown = requirementIds.filter((id) => !shown.has(id));

const section = (title: string, lines: readonly string[]) => {
  console.log(`${title}: ${lines.length === 0 ? 'none' : lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
};
section('Calls without a contract', found.missingContracts);
section('Calls without a handler', found.missingHandlers);
section('Calls that no screen makes', found.unused);
section('Calls of our own', found.own);
console.log(`Requirements without a test: ${unshown.length === 0 ? 'none' : unshown.length}`);
if (unshown.length > 0) console.log(`  ${unshown.join(' ')}`);
const openIds = open.filter((id) => !shown.has(id));
console.log(`Open requirements: ${openIds.length === 0 ? 'none' : openIds.join(' ')}`);
console.log(`${found.covered} of ${found.total} calls, ${requirementIds.length - unshown.length} of ${requirementIds.length} requirements`);
console.log(`${found.covered + requirementIds.length - unshown.length} of ${found.total + requirementIds.length} covered`);
process.exitCode = found.missingContracts.length + found.missingHandlers.length > 0 ? 1 : 0;
