import { startPortal } from '@portico/testing/portal';
import { table } from '../bench/table.ts';
import buildFirst from '../build-first.ts';
import { openChromium } from './in-chromium.ts';
import { openFirefox } from './in-firefox.ts';
import { openWebkit } from './in-webkit.ts';
import { whyNot } from './installed.ts';
import { journeys } from './journeys.ts';
import { type Cell, runJourneys } from './run-journeys.ts';
import type { RunningBrowser, WindowSize } from './tab.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const sizes: readonly WindowSize[] = [
  { name: 'desktop', width: 1366, height: 900 },
  { name: 'phone', width: 390, height: 844, userAgent: iphone },
];
const browsers: Record<string, (size: WindowSize) => Promise<RunningBrowser>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebkit,
};

/**
 * `pnpm browsers [WORD …]`: journeys in three browsers, on a desktop and on a phone. A word chooses browsers, sizes or
 * journeys by a part of their name. Prints a table; ends with code 1 where a journey failed.
 */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = (names: readonly string[]): readonly string[] => {
  const wanted = names.filter((name) => words.some((word) => name.toLowerCase().includes(word)));
  return wanted.length > 0 ? wanted : names;
};

const removeTemplate = await buildFirst();
// Pages arrive whole even where the machine is busy.
const portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
const wanted = chosen(Object.keys(journeys));
const columns: { head: string; cells: Cell[] }[] = [];
const failures: string[] = [];
try {
  for (const name of chosen(Object.keys(browsers))) {
    const reason = whyNot(name);
    if (reason) console.log(`${name}: skipped, ${reason}.`);
    for (const size of sizes.filter((each) => chosen(sizes.map((one) => one.name)).includes(each.name))) {
      const head = `${name} ${size.name}`;
      const cells: Cell[] = reason
        ? wanted.map(() => ({ outcome: 'skipped' }))
        : await runJourneys({ open: browsers[name], portal, size, wanted, head });
      columns.push({ head, cells });
      for (const [at, { problem }] of cells.entries()) if (problem) failures.push(`${head}, ${wanted[at]}: ${problem}`);
    }
  }
} finally {
  await portal.stop();
  await removeTemplate();
}
console.log(
  `\n${table([['journey', ...columns.map(({ head }) => head)], ...wanted.map((name, row) => [name, ...columns.map(({ cells }) => cells[row]?.outcome ?? '')])])}`,
);
const count = (outcome: string) => columns.flatMap(({ cells }) => cells).filter((cell) => cell.outcome === outcome).length;
console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped.`);
for (const failure of failures) console.log(`\n${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
