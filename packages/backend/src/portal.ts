import type { Logger } from 'pino';
import { allCalls } from './calls.ts';
import { tellConsole } from './console/act/tell.ts';
import { runPlansRegularly } from './console/plan/run-plans.ts';
import { keepPresenceRegularly } from './console/presence/keep-presence.ts';
import { reportSourcesRegularly } from './homepage/source/report-health.ts';
import { createSources } from './homepage/source/sources.ts';
import { requireModule } from './homepage/unit/modules.ts';
import { keepSecrets } from './keep-secrets.ts';
import { createDispatcher } from './kernel/api/answer.ts';
import { createLimits } from './kernel/api/limits.ts';
import { createMetrics } from './kernel/api/metrics.ts';
import { refusedVisitor } from './kernel/api/visitor.ts';
import { sweepHourly } from './kernel/audit/audit.ts';
import type { OpenDatabase } from './kernel/database/database.ts';
import { jobFailed } from './kernel/database/job-failed.ts';
import { openDatabase } from './kernel/database/open.ts';
import type { Environment } from './kernel/environment/environment.ts';
import { chainRegularly } from './kernel/operator/operation-chain.ts';
import { rememberKey, requireSameKey } from './kernel/secret/same-key.ts';
import { openSealer } from './kernel/secret/sealer.ts';
import { createLog } from './kernel/server/log.ts';
import { eraseRegularly } from './pedestal/account/erase-account.ts';
import { createProviders } from './pedestal/oidc/provider.ts';
import { lookAtPartnersRegularly } from './pedestal/partner-check/look-at-partners.ts';
import { createSchools } from './pedestal/school/schools.ts';
import { createSessions } from './pedestal/session/sessions.ts';
import { createTokens } from './pedestal/session/tokens.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { HandlerContext, Services } from './services.ts';

/** Replacements for tests. */
export interface PortalParts {
  open?: OpenDatabase;
  log?: Logger;
  now?: () => Date;
}

/**
 * Opens database and services: migrates, and seeds the demo schools if the environment asks for it. Faults that the
 * operator can fix are Problems. createApp adds HTTP.
 */
export async function openPortal(environment: Environment, parts: PortalParts = {}): Promise<Services> {
  const { database, engine, close } = parts.open ?? (await openDatabase(environment));
  const log = parts.log ?? createLog(environment.logLevel);
  const now = parts.now ?? (() => new Date());
  const sealer = openSealer(environment);
  try {
    await requireSameKey({ database, sealer }, environment);
    if (environment.demo) await seedDemo(database, now());
    await keepSecrets(database, sealer);
    await rememberKey({ database, sealer }, environment);
  } catch (error) {
    await close();
    throw error;
  }
  const schools = createSchools(database, sealer, engine === 'embedded');
  const tokens = createTokens(database, now);
  const sessions = createSessions(database, tokens, now);
  const sources = createSources({ database, schools, log, sealer });
  const providers = createProviders();
  const context: HandlerContext = { environment, database, log, now, schools, tokens, sessions, sources, sealer, providers, running: {} };
  const endSweeping = sweepHourly(context);
  const endErasing = eraseRegularly(context);
  const endChaining = chainRegularly(context, jobFailed(log, 'the audit log could not be chained'));
  const endPlans = runPlansRegularly(context);
  const endPresence = keepPresenceRegularly(context);
  const endLooks = lookAtPartnersRegularly(context, (fid) => tellConsole(context, fid));
  const endReports = reportSourcesRegularly(context, (fid) => tellConsole(context, fid));
  const dispatcher = createDispatcher(allCalls(context), {
    log,
    requireModule: (visitor, module) => requireModule(context, visitor, module),
  });
  return {
    ...context,
    engine,
    dispatcher,
    answer: dispatcher.answer,
    async visitorOf({ host, token, unconfirmed }) {
      const visitor = await sessions.visitorOf(await schools.ofHost(host), token);
      return visitor.token === 'unconfirmed' && !unconfirmed ? refusedVisitor(visitor.school) : visitor;
    },
    consumeRateLimit: createLimits(environment.rateScale),
    metrics: createMetrics(),
    async close() {
      endSweeping();
      endErasing();
      await endPlans();
      await endPresence();
      await endLooks();
      await endReports();
      await endChaining();
      await close();
    },
  };
}
