import { runCheck, tellSteps, total } from './check/run-check.ts';
import { programStep, type StepResult } from './check/step.ts';
import { browserTests } from './test/browser-tests.ts';
import { bringCasServer } from './test/cas-server.ts';
import { findChromium } from './test/chromium.ts';
import { findNginx } from './test/nginx.ts';
import { startPostgres } from './test/postgres.ts';
import { nodePath } from './workspace.ts';

/** `npm test`: everything from scratch. Its last line counts all suites. */
const tell = (line: string) => console.log(line);
const began = performance.now();

const postgres = await startPostgres(tell);
if (postgres) process.env.PORTICO_TEST_DATABASE_URL = postgres.url;
await bringCasServer(tell);
await findNginx(tell);
const results: StepResult[] = await runCheck();
await postgres?.stop();

const chromium = await findChromium(tell);
results.push(...(await tellSteps([browserTests(chromium), programStep('size budget', nodePath, ['e2e/bench/bench.ts', 'size'])])));

tell(`\n${((performance.now() - began) / 1_000).toFixed(0)} s`);
tell(total(results));
process.exitCode = results.some((result) => result.failed) ? 1 : 0;
