import { codes } from '@portico/contracts';
import { meContract } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, eq, inArray } from 'drizzle-orm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { person } from '../../kernel/identity/schema.ts';
import { consoleGrant } from '../../pedestal/grant/schema.ts';
import { checkPassword } from '../../pedestal/password/password-check.ts';
import { confirmedForMs } from '../../pedestal/session/confirmed-for.ts';
import { confirmedUntil, serveConsole } from '../act/serve-console.ts';
import { rightsOf } from '../act/standing.ts';
import type { ConsoleContext } from '../context.ts';
import { confirmWaysOf, createProof } from './prove-by-partner.ts';
import { sendLink } from './send-link.ts';

/** The POSTs here change nothing that the console administers. */
const reads = { capability: 'console.read', readsOnly: true } as const;
const confirmations = { points: 10, duration: 600 };

export function meCalls(context: ConsoleContext): ServedCall[] {
  const { points, duration } = confirmations;
  const limiter = new RateLimiterMemory({ points: Math.max(1, Math.round(points * context.environment.rateScale)), duration });
  const begin = createProof(context);
  return serveConsole(context, meContract, {
    rules: { me: reads, confirm: reads, sendLink: reads },
    handlers: {
      async me(_input, { grants, visitor }) {
        const everywhere = grants.some(({ fid }) => fid === '');
        const schools = (await context.schools.all()).filter(({ fid }) => everywhere || grants.some((grant) => grant.fid === fid));
        const until = confirmedUntil(visitor);
        return {
          grants: grants.map(({ id, role, fid, departments, mayReview, until: end }) => ({
            id,
            role,
            fid,
            departments,
            mayReview,
            ...(end && { until: writeTime(end) }),
          })),
          schools: schools.map(({ fid, unitName, host }) => ({ fid, unitName, host, rights: rightsOf(grants, fid) })),
          admins: await adminsOf(context, visitor.school.fid),
          ...(until && until > context.now() && { confirmedUntil: writeTime(until) }),
          confirmWays: confirmWaysOf(context, visitor),
          confirmBy: visitor.person.passwordHash ? ('password' as const) : ('sign-in' as const),
          time: writeTime(context.now()),
        };
      },
      async confirm(given, { visitor, facts }) {
        await limiter.consume(visitor.person.id).catch((refused: unknown) => {
          if (refused instanceof Error) throw refused;
          throw new Refusal(codes.tooMany, '操作过于频繁，请稍后再试');
        });
        if ('method' in given) return { goTo: await begin({ visitor, facts }, given) };
        const { password } = given;
        const who = await checkPassword(context, { visitor, facts }, { username: visitor.person.account, password });
        const until = new Date(context.now().getTime() + confirmedForMs);
        await context.sessions.confirmActs(visitor.session.id, until);
        await writeAudit(context, { fid: who.fid, event: 'stepped-up', who, method: 'password', facts, note: 'console' });
        return { confirmedUntil: writeTime(until) };
      },
      sendLink: async (page, standing) => ({ sentTime: writeTime(await sendLink(context, standing, page)) }),
    },
  });
}

async function adminsOf({ database }: ConsoleContext, fid: string): Promise<string[]> {
  const rows = await database
    .select({ name: person.name })
    .from(consoleGrant)
    .innerJoin(person, eq(person.id, consoleGrant.personId))
    .where(and(inArray(consoleGrant.fid, [fid]), eq(consoleGrant.role, 'admin'), eq(consoleGrant.waiting, false)))
    .orderBy(person.name)
    .limit(5);
  return rows.map(({ name }) => name);
}
