import { runCheck, total } from './check/run-check.ts';

const results = await runCheck();
console.log(total(results));
process.exitCode = results.some((result) => result.failed) ? 1 : 0;
