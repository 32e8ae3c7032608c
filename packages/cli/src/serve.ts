import { join } from 'node:path';
import { productionEnvironment, productionProblems } from '@portico/backend';
import { shellFolder } from './build/build-folders.ts';
import { exitOnFault, Fault } from './fault.ts';

/**
 * `npm run serve`: the portal for real visitors, in this process. It builds, seeds and publishes nothing, and names
 * everything that is missing at once.
 */
await exitOnFault(async () => {
  Object.assign(process.env, productionEnvironment(process.env));
  const shell = process.env.PORTICO_SHELL || join(shellFolder, 'dist');
  const problems = await productionProblems(process.env, { shellFile: join(shell, 'shell.json') });
  if (problems.length > 0) throw new Fault(problems.join('\n'));
  await import('@portico/backend/main');
});
