import { type OperatorRefusal, registryCalls } from '@portico/area/operator';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import type { AppContext, AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isDiskFull } from '../../kernel/database/unreachable.ts';
import type { Operators } from '../../kernel/operator/operators.ts';
import { claimHeader, operatorOf, requireOperator } from '../../kernel/operator/require-operator.ts';
import { addAreaKey, revokeKeysOfArea } from './key-changes.ts';
import type { Registry } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { requireOwn, requireSigned, type Team, teamOf } from './team-key.ts';
import { planOfVisit } from './visit.ts';

interface Mounted {
  registry: Registry;
  database: Database;
  operators: Operators;
  /** The school of a request's host. */
  schoolOf: (host: string) => Promise<{ fid: string }>;
  /** Visitors use https. */
  secure: boolean;
  now: () => Date;
  /** More addresses below /registry. */
  mountMore: (app: Hono<AppEnvironment>) => void;
}

/** Maximum bytes of a request: a build as base64. */
const maxBuildBytes = 64 * 1024 * 1024;
/** All of a team share one key; the person's name is their tool's claim. */
const whoOf = (context: AppContext, team?: Team) => {
  if (!team) return operatorOf(context).name;
  const said = /^[\w.@ -]{1,60}$/.exec(context.req.header(claimHeader) ?? '')?.[0];
  return `key ${team.keyId} of ${team.area}${said ? `, ${said}` : ''}`;
};

/** Adds the registry's routes to the app: plain JSON, without the API's envelope. */
export function mountRegistry(
  app: Hono<AppEnvironment>,
  { registry, database, operators, schoolOf, secure, now, mountMore }: Mounted,
): void {
  const operatorOnly = requireOperator(operators);
  const operatorOrTeam: MiddlewareHandler<AppEnvironment> = async (context, next) => {
    const team = await teamOf(context, { registry, now: now() });
    if (!team) return operatorOnly(context, next);
    if ('problem' in team) return context.json({ error: team.problem }, 401);
    return next();
  };
  /** The body, and the team that sent it; no team for an operator. Only behind `operatorOrTeam`. */
  const sentBy = async (context: AppContext) => {
    const found = await teamOf(context, { registry, now: now() });
    const team = found && 'keyId' in found ? found : undefined;
    const text = await context.req.text();
    if (team) requireSigned(team, text);
    return { team, body: parsed(text) };
  };
  const limited = bodyLimit({ maxSize: maxBuildBytes, onError: (context) => context.json({ error: 'The build is too large.' }, 413) });

  app.use('/registry/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
  });
  app.get(registryCalls.plan.path, async (context) => {
    const { fid } = await schoolOf(context.req.header('host') ?? 'localhost');
    return context.json(planOfVisit(context, { registry, fid, secure }));
  });
  app.get(registryCalls.list.path, operatorOnly, async (context) => context.json(await registry.list()));
  app.post(registryCalls.publish.path, operatorOrTeam, limited, (context) =>
    answer(context, async () => {
      const { team, body } = await sentBy(context);
      const { files, ...sent } = readBody(registryCalls.publish.body, body);
      if (team && sent.despiteOpenTabs) throw new RegistryRefusal(403, ['What open tabs could not load is published by operators alone.']);
      if (team && sent.force) throw new RegistryRefusal(403, ['What the gate refuses is published by operators alone.']);
      const content = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));
      return registry.publish({ ...sent, files: content, who: whoOf(context, team), ...(team && { onlyArea: team.area }) });
    }),
  );
  app.post(registryCalls.activate.path, operatorOrTeam, limited, (context) =>
    answer(context, async () => {
      const { team, body } = await sentBy(context);
      const asked = readBody(registryCalls.activate.body, body);
      if (team) requireOwn(team, asked);
      return registry.activate({ ...asked, who: whoOf(context, team) });
    }),
  );
  app.post(registryCalls.collect.path, operatorOnly, limited, (context) =>
    answer(context, async () => {
      const { checkOnly } = readBody(registryCalls.collect.body, await context.req.json().catch(() => undefined));
      return { collected: await registry.collect({ checkOnly, who: whoOf(context) }) };
    }),
  );
  app.get(registryCalls.faults.path, operatorOnly, async (context) => context.json({ faults: await registry.faults() }));
  app.get(registryCalls.document.path, operatorOnly, async (context) =>
    context.json({ ...(await registry.document()), publicKey: registry.key.publicKey }),
  );
  app.get(registryCalls.history.path, operatorOnly, async (context) =>
    context.json({ steps: await registry.history(context.req.query('area')) }),
  );
  app.post(registryCalls.addKey.path, operatorOnly, limited, (context) =>
    answer(context, async () =>
      addAreaKey({ registry, database, now, by: operatorOf(context) }, readBody(registryCalls.addKey.body, await bodyOf(context))),
    ),
  );
  app.post(registryCalls.revokeKeys.path, operatorOnly, limited, (context) =>
    answer(context, async () =>
      revokeKeysOfArea(
        { registry, database, now, by: operatorOf(context) },
        readBody(registryCalls.revokeKeys.body, await bodyOf(context)),
      ),
    ),
  );
  mountMore(app);
  app.all('/registry/*', (context) => context.json({ error: 'The registry has no such address.' }, 404));
}

const bodyOf = (context: AppContext): Promise<unknown> => context.req.json().catch(() => undefined);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegistryRefusal(400, ['The request is not whole JSON: it was cut off, or changed on its way. Send it again.']);
  }
}

function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const reasons = read.error.issues.map((issue) => `${issue.path.join('.') || 'The request'}: ${issue.message}.`);
  throw new RegistryRefusal(400, reasons);
}

async function answer(context: Context, work: () => Promise<object>) {
  try {
    return context.json(await work());
  } catch (error) {
    if (isDiskFull(error))
      return context.json({ error: 'There is no space left on the disk. Nothing was stored.' } satisfies OperatorRefusal, 507);
    if (!(error instanceof RegistryRefusal)) throw error;
    return context.json({ error: error.message, reasons: error.reasons } satisfies OperatorRefusal, error.status);
  }
}
