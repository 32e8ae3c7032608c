import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireFreeDirectory } from './kernel/database/directory-lock.ts';
import { requireServer } from './kernel/database/server.ts';
import { type Environment, readEnvironment } from './kernel/environment/environment.ts';
import { Problem } from './kernel/environment/problem.ts';
import { knownSecretKey } from './kernel/secret/sealer.ts';
import { requireFreePort } from './kernel/server/free-port.ts';

/** Seconds that load balancers have to notice a stop, where PORTICO_DRAIN says nothing. */
const drainSeconds = '5';

/** The environment of a start for real visitors: no demo data, and time for load balancers. */
export const productionEnvironment = (given: Record<string, string | undefined>): Record<string, string | undefined> => ({
  ...given,
  PORTICO_DRAIN: given.PORTICO_DRAIN || drainSeconds,
});

/** Everything that a start for real visitors lacks, a sentence each. Nothing is opened or changed. */
export async function productionProblems(
  given: Record<string, string | undefined>,
  { shellFile }: { shellFile: string },
): Promise<string[]> {
  const shell = existsSync(shellFile) ? [] : ['The shell is not built. Run npm run build once, before the portal is started.'];
  try {
    const environment = readEnvironment(given);
    const checks = [() => requireFreeDirectory(environment.dataDirectory), () => requireFreePort(environment.port, environment.host)];
    if (environment.databaseUrl) checks.push(() => requireServer(environment.databaseUrl as string));
    const found = await Promise.all(checks.map(async (check) => problemOf(check)));
    return [...shell, ...settingProblems(environment), ...found.filter((problem) => problem !== undefined)];
  } catch (error) {
    if (error instanceof Problem) return [...shell, error.message];
    throw error;
  }
}

function settingProblems(environment: Environment): string[] {
  const { demo, databaseUrl, publicUrl, host } = environment;
  const problems: string[] = [];
  if (demo) problems.push('PORTICO_DEMO is 1: demo schools have known passwords. Unset it, or use npm start.');
  if (!publicUrl && !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host ?? ''))
    problems.push('PORTICO_PUBLIC_URL is missing, such as https://portal.example. Set it, or HOST=127.0.0.1 to serve this machine alone.');
  if (databaseUrl && knownSecretKey(environment) === undefined)
    problems.push(
      `PORTICO_SECRET_KEY is missing: all nodes of a database have the same. Make one with openssl rand -base64 32, or bring the file ${join(environment.dataDirectory, 'secret-key')}.`,
    );
  return problems;
}

async function problemOf(check: () => void | Promise<void>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
