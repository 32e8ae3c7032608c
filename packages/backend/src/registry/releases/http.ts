import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { AppContext, AppEnvironment } from '../../kernel/api/request-facts.ts';
import { isOperator } from './operator-token.ts';
import type { Registry } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { areaId, buildId } from './release-record.ts';
import { requireOwn, requireSigned, type Team, teamOf } from './team-key.ts';
import { planOfVisit } from './visit.ts';

interface Mounted {
  registry: Registry;
  operatorToken: string;
  /** The school of a request's host. */
  schoolOf: (host: string) => Promise<{ fid: string }>;
  /** Visitors come by https. */
  secure: boolean;
  now: () => Date;
  /** More addresses below /registry. */
  mountMore: (app: Hono<AppEnvironment>) => void;
}

/** Bytes of the longest request: a build as base64. */
const longestBuild = 64 * 1024 * 1024;
/** All operators hold one token, all of a team one key; who of them it is, is what their tool says. */
const whoOf = (context: Context, team?: Team) => {
  const said = /^[\w.@ -]{1,60}$/.exec(context.req.header('x-portico-operator') ?? '')?.[0];
  if (team) return `key ${team.keyId} of ${team.area}${said ? `, ${said}` : ''}`;
  return said ? `operator ${said}` : 'operator';
};

const sentBuild = z.strictObject({
  record: z.string(),
  signature: z.string().max(200),
  files: z.record(z.string(), z.base64()),
  checkOnly: z.boolean().optional(),
  /** The operators' word: tabs of an older shell keep the builds that they have. */
  despiteOpenTabs: z.boolean().optional(),
});
const collection = z.strictObject({ checkOnly: z.boolean().default(false) });
const wish = z
  .strictObject({
    area: areaId,
    buildId: buildId.optional(),
    rollback: z.literal(true).optional(),
    school: z.string().min(1).max(64).optional(),
    share: z.int().min(1).max(99).optional(),
    preview: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a short name of small letters, digits and hyphens')
      .optional(),
    ifRevision: z.int().nonnegative().optional(),
  })
  .refine((asked) => (asked.buildId === undefined) !== (asked.rollback === undefined), 'wants either buildId or rollback');

/** Puts the registry's routes onto the app: plain JSON, without the API's envelope. */
export function mountRegistry(app: Hono<AppEnvironment>, { registry, operatorToken, schoolOf, secure, now, mountMore }: Mounted): void {
  const operatorOnly: MiddlewareHandler<AppEnvironment> = async (context, next) => {
    if (isOperator(context.req.header('authorization'), operatorToken)) return next();
    return context.json(
      { error: 'The operator’s token is missing or wrong. Set PORTICO_TOKEN, or PORTICO_DATA to the data directory.' },
      401,
      {
        'www-authenticate': 'Bearer',
      },
    );
  };
  const operatorOrTeam: MiddlewareHandler<AppEnvironment> = async (context, next) => {
    const team = teamOf(context, { registry, now: now() });
    if (!team) return operatorOnly(context, next);
    if ('complaint' in team) return context.json({ error: team.complaint }, 401);
    return next();
  };
  /** What was sent, and by which team; no team where an operator speaks. Only behind `operatorOrTeam`. */
  const sentBy = async (context: AppContext) => {
    const found = teamOf(context, { registry, now: now() });
    const team = found && 'keyId' in found ? found : undefined;
    const text = await context.req.text();
    if (team) requireSigned(team, text);
    return { team, body: parsed(text) };
  };
  const limited = bodyLimit({ maxSize: longestBuild, onError: (context) => context.json({ error: 'The build is too large.' }, 413) });

  app.use('/registry/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
  });
  app.get('/registry/plan', async (context) => {
    const { fid } = await schoolOf(context.req.header('host') ?? 'localhost');
    return context.json(planOfVisit(context, { registry, fid, secure }));
  });
  app.get('/registry/releases', operatorOnly, async (context) => context.json(await registry.list()));
  app.post('/registry/releases', operatorOrTeam, limited, (context) =>
    answer(context, async () => {
      const { team, body } = await sentBy(context);
      const { files, ...sent } = readBody(sentBuild, body);
      if (team && sent.despiteOpenTabs) throw new RegistryRefusal(403, ['What open tabs could not load is published by operators alone.']);
      const content = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));
      return registry.publish({ ...sent, files: content, who: whoOf(context, team), ...(team && { onlyArea: team.area }) });
    }),
  );
  app.post('/registry/activations', operatorOrTeam, limited, (context) =>
    answer(context, async () => {
      const { team, body } = await sentBy(context);
      const asked = readBody(wish, body);
      if (team) requireOwn(team, asked);
      return registry.activate({ ...asked, who: whoOf(context, team) });
    }),
  );
  app.post('/registry/collections', operatorOnly, limited, (context) =>
    answer(context, async () => {
      const { checkOnly } = readBody(collection, await context.req.json().catch(() => undefined));
      return { collected: await registry.collect({ checkOnly, who: whoOf(context) }) };
    }),
  );
  app.get('/registry/faults', operatorOnly, async (context) => context.json({ faults: await registry.faults() }));
  app.get('/registry/document', operatorOnly, async (context) =>
    context.json({ ...(await registry.document()), publicKey: registry.key.publicKey }),
  );
  app.get('/registry/history', operatorOnly, async (context) => context.json({ steps: await registry.history(context.req.query('area')) }));
  mountMore(app);
  app.all('/registry/*', (context) => context.json({ error: 'The registry has no such address.' }, 404));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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
    if (!(error instanceof RegistryRefusal)) throw error;
    return context.json({ error: error.message, reasons: error.reasons }, error.status);
  }
}
