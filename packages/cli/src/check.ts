import { runCheck, tellSteps, total } from './check/run-check.ts';
import { changedTests } from './check/unit-tests.ts';
import { browserTests } from './test/browser-tests.ts';
import { findChromium } from './test/chromium.ts';

/**
 * `pnpm check`: all static checks, the tests related to the change, then all unit and component tests, and every page
 * rendered and hydrated once.
 */
const results = await runCheck([changedTests]);
const chromium = await findChromium(console.log);
results.push(...(await tellSteps([browserTests(chromium, { name: 'first pages', only: 'first-pages.spec' })])));
console.log(total(results));
process.exitCode = results.some((result) => result.failed) ? 1 : 0;
