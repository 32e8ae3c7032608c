import type { Logger } from 'pino';
import { createDispatcher } from './api/answer.ts';
import { createLimits } from './api/limits.ts';
import { createMetrics } from './api/metrics.ts';
import { sweepHourly } from './audit/audit.ts';
import { allCalls } from './calls.ts';
import type { OpenDatabase } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import type { Environment } from './environment.ts';
import { createLog } from './log.ts';
import { createProviders } from './oidc/provider.ts';
import { createSchools } from './school/schools.ts';
import { keepSecrets } from './secret/keep-secrets.ts';
import { openSealer } from './secret/sealer.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { Services, Workshop } from './services.ts';
import { createSessions } from './sign-in/sessions.ts';
import { createTokens } from './sign-in/tokens.ts';
import { createSources } from './source/sources.ts';
import { requireModule } from './unit/modules.ts';

/** What tests put in the place of the real thing. */
export interface PortalParts {
  open?: OpenDatabase;
  log?: Logger;
  now?: () => Date;
}

/**
 * Opens database and services: migrates, and seeds the demo schools where the environment asks for them. Faults that
 * the operator can mend are Complaints. The HTTP side is createApp's.
 */
export async function openPortal(environment: Environment, parts: PortalParts = {}): Promise<Services> {
  const { database, engine, close } = parts.open ?? (await openDatabase(environment));
  const log = parts.log ?? createLog(environment.logLevel);
  const now = parts.now ?? (() => new Date());
  const sealer = openSealer(environment);
  try {
    if (environment.demo) await seedDemo(database, now());
    await keepSecrets(database, sealer);
  } catch (error) {
    await close();
    throw error;
  }
  const schools = createSchools(database, sealer);
  const tokens = createTokens(database, now);
  const sessions = createSessions(database, tokens, now);
  const sources = createSources({ database, schools, log, sealer });
  const providers = createProviders();
  const workshop: Workshop = { environment, database, log, now, schools, tokens, sessions, sources, sealer, providers };
  const endSweeping = sweepHourly(workshop);
  const dispatcher = createDispatcher(allCalls(workshop), {
    log,
    requireModule: (visitor, module) => requireModule(workshop, visitor, module),
  });
  return {
    ...workshop,
    engine,
    dispatcher,
    answer: dispatcher.answer,
    visitorOf: async ({ host, token }) => sessions.visitorOf(await schools.ofHost(host), token),
    takeTurn: createLimits(environment.rateScale),
    metrics: createMetrics(),
    async close() {
      endSweeping();
      await close();
    },
  };
}
