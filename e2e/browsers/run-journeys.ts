import type { RunningPortal } from '@portico/testing/portal';
import { journeys } from './journeys.ts';
import type { RunningBrowser, WindowSize } from './tab.ts';
import { visitorAt } from './visitor.ts';

export interface Cell {
  outcome: string;
  problem?: string;
}

interface Run {
  open: ((size: WindowSize) => Promise<RunningBrowser>) | undefined;
  portal: RunningPortal;
  size: WindowSize;
  wanted: readonly string[];
  head: string;
}

/** Journeys in one browser at one size, each in a session of its own. */
export async function runJourneys({ open, portal, size, wanted, head }: Run): Promise<Cell[]> {
  const browser = await open?.(size);
  const cells: Cell[] = [];
  try {
    for (const name of wanted) {
      const began = performance.now();
      const problem = await runJourney({ browser, portal, size, name }).catch((error: unknown) => String(error));
      cells.push(problem ? { outcome: 'failed', problem } : { outcome: 'passed' });
      console.log(`${head}: ${name} ${problem ? 'FAILED' : 'passed'} in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    }
  } finally {
    await browser?.close();
  }
  return cells;
}

/** What a browser says about a request that the portal refuses on purpose. */
const expected = [/status of 4\d\d/];

async function runJourney({
  browser,
  portal,
  size,
  name,
}: Pick<Run, 'portal' | 'size'> & { browser: RunningBrowser | undefined; name: string }): Promise<string | undefined> {
  const session = await browser?.session();
  if (!session) return 'There is no browser.';
  try {
    const path = (of: string) => (size.name === 'phone' ? `/mobile${of}` : of);
    const ofJourney = [...expected];
    const expectProblems = (pattern: RegExp) => void ofJourney.push(pattern);
    await journeys[name]?.({ visitor: visitorAt(session.tab), portal, size, path, expectProblems });
    const problems = (await session.tab.problems()).filter((text) => !ofJourney.some((pattern) => pattern.test(text)));
    return problems.length > 0 ? `The console reports: ${problems.join('; ')}` : undefined;
  } finally {
    await session.end();
  }
}
