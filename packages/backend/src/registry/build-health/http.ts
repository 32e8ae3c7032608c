import { registryPaths } from '@portico/area';
import { type Health, registryCalls } from '@portico/area/operator';
import { maxTabReportBytes, tabReport } from '@portico/area/tab-report';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { operatorsOnly } from '../../kernel/api/health.ts';
import { type AppContext, type AppEnvironment, cookieOf, factsOf } from '../../kernel/api/request-facts.ts';
import type { Live } from '../../kernel/live/live.ts';
import type { Operators } from '../../kernel/operator/operators.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { openShells } from '../releases/open-shells.ts';
import type { Registry } from '../releases/registry.ts';
import { planAsKnown } from '../releases/visit.ts';
import { failingBuilds } from './check-activations.ts';
import type { TabReportCollector } from './collect-tab-reports.ts';
import { readNodes } from './nodes.ts';
import type { MeasuredHealth } from './read-health.ts';
import { plannedIn, type Source, witnessOf } from './witness.ts';

interface Mounted {
  services: Pick<PortalServices, 'database' | 'environment' | 'consumeRateLimit' | 'schools' | 'tokens' | 'now'>;
  registry: Registry;
  live: Live;
  taker: TabReportCollector;
  /** The tabs' reports. */
  health: () => Promise<MeasuredHealth[]>;
  /** This node's rendering outcomes. */
  rendering: () => unknown;
  operators: Operators;
}

/** `POST /registry/reports`, the tabs' reports, and `GET /registry/health`, their summary. */
export function mountBuildHealth(
  app: Hono<AppEnvironment>,
  { services, registry, live, taker, health: measured, rendering, operators }: Mounted,
): void {
  const secure = services.environment.publicUrl?.startsWith('https:') ?? false;
  const sourceOf = async (context: AppContext): Promise<Source> => {
    const { host, address } = factsOf(context, services.environment);
    // The token's signature is enough: a report stays valid after its session has ended.
    const token = cookieOf(context, 'token');
    const claims = token === undefined ? undefined : await services.tokens.check(token);
    const person = claims && claims.sub !== 'guest' ? claims.sub : undefined;
    const { fid } = await services.schools.ofHost(host);
    return {
      witness: witnessOf({ person, address }, registry.key),
      fid,
      isPlanned: plannedIn(planAsKnown(context, { registry, fid, secure })),
    };
  };
  const tooLong = bodyLimit({ maxSize: maxTabReportBytes, onError: (context) => context.json({ error: 'The report is too long.' }, 413) });
  app.post(registryPaths.reports, tooLong, async (context) => {
    // Another site's page would report under its visitors' addresses.
    if (!['same-origin', 'none', undefined].includes(context.req.header('sec-fetch-site')))
      return context.json({ error: 'Not from here.' }, 403);
    const wait = await services.consumeRateLimit(registryPaths.reports, factsOf(context, services.environment).address);
    if (wait > 0) return context.json({ error: 'Too many reports.' }, 429, { 'retry-after': String(wait) });
    const read = tabReport.safeParse(await context.req.json().catch(() => undefined));
    if (!read.success) {
      const reasons = read.error.issues.map((issue) => `${issue.path.join('.') || 'The report'}: ${issue.message}.`);
      return context.json({ error: reasons.join(' '), reasons }, 400);
    }
    taker.take(read.data, await sourceOf(context));
    return context.body(null, 204);
  });
  app.get(registryCalls.health.path, operatorsOnly({ operators }), async (context) => {
    const { revision, areas } = registry.planFor({ fid: '' });
    const health: Health<Date> = {
      revision,
      builds: await measured(),
      failing: await failingBuilds(services),
      nodes: await readNodes(services.database),
    };
    return context.json({
      ...health,
      streams: live.open(),
      areas: areas.map(({ area, buildId }) => ({ area, buildId })),
      rendering: rendering(),
      shells: (await openShells(services.database, services.now())).map(({ shell, tabs }) => ({ shell, tabs })),
    });
  });
}
