import { type Contract, codes, type OutputOf, type ParsedInputOf } from '@portico/contracts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../../kernel/api/refusal.ts';
import { type Guard, type Handlers, type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { RequestFacts } from '../../kernel/api/visitor.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import { requireCompanion } from '../../pedestal/index.ts';
import { confirmedForMs } from '../../pedestal/session/confirmed-for.ts';
import type { ConsoleContext } from '../context.ts';
import { refusalInChinese } from '../words/in-chinese.ts';
import type { Capability } from './capabilities.ts';
import { type Standing, standingOf } from './standing.ts';

type Sent = Readonly<Record<string, unknown>>;
export type ConsoleHandlers<T extends Contract> = {
  [Name in keyof T]: (input: ParsedInputOf<T[Name]>, standing: Standing) => Promise<OutputOf<T[Name]>>;
};
/** What a call needs. */
export interface Rule {
  capability: Capability | ((sent: Sent) => Capability);
  /** For a call that changes something: its name in the log. */
  act?: string;
  /** A POST that changes nothing: the right to read is enough, and a refusal is no row. */
  readsOnly?: true;
}

const changes = { points: 120, duration: 600 };

/**
 * Joins a contract of the console with its handlers. The grant is checked before the input; a change also needs the
 * companion cookie and, where the cell asks for it, a confirmation of the last 10 minutes. A refused change is a row of
 * the log.
 */
export function serveConsole<T extends Contract>(
  context: ConsoleContext,
  contract: T,
  { handlers, rules }: { handlers: ConsoleHandlers<T>; rules: { [Name in keyof T]: Rule } },
): ServedCall[] {
  const standings = new WeakMap<RequestFacts, Standing>();
  const limiter = limiterOf(context);
  const plain = Object.fromEntries(
    (Object.keys(contract) as (keyof T & string)[]).map((name) => [
      name,
      (input: never, { facts }: { facts: RequestFacts }) => {
        const standing = standings.get(facts);
        if (!standing) throw new Error(`${name} was called without its guard.`);
        return handlers[name](input, standing).catch((error: unknown) => {
          throw error instanceof Refusal ? refusalInChinese(error) : error;
        });
      },
    ]),
  ) as unknown as Handlers<T>;
  const names = Object.keys(contract) as (keyof T & string)[];
  return serve(contract, plain).map((served, index) => {
    const { capability, act, readsOnly } = rules[names[index] as keyof T];
    const isChange = served.call.method === 'POST';
    const guard: Guard = {
      async admit(given, call) {
        const sent = sentOf(given);
        const asked = typeof capability === 'function' ? capability(sent) : capability;
        const standing = await standingOf(context, call, { school: sent.school, capability: asked });
        if (isChange) await requireChange(standing, sent, readsOnly ?? false);
        standings.set(call.facts, standing);
      },
      async refused(given, { visitor, facts }, refusal) {
        const sent = sentOf(given);
        if (!isChange || readsOnly || sent.checkOnly === true || sent.checkOnly === '1') return;
        if (refusal.code === codes.tooMany || !visitor.person) return;
        const by = standings.get(facts)?.by ?? {
          name: `${visitor.person.name} ${visitor.person.account.toUpperCase()}`,
          role: 'none',
          personId: visitor.person.id,
          facts,
        };
        await writeOperation(context, {
          by,
          action: act ?? served.call.path,
          object: objectOf(sent),
          fid: standings.get(facts)?.fid ?? visitor.school.fid,
          outcome: String(refusal.code),
          reason: refusal.message.slice(0, 200),
        });
      },
    };
    return { ...served, guard };
  });

  async function requireChange({ visitor, facts, right }: Standing, sent: Sent, reads: boolean): Promise<void> {
    await limiter.consume(visitor.person.id).catch((refused: unknown) => {
      if (refused instanceof Error) throw refused;
      throw new Refusal(codes.tooMany, '操作过于频繁，请稍后再试');
    });
    requireCompanion({ visitor, facts });
    if (reads) return;
    if (right === 'read') throw new Refusal(codes.notInAudience, '您可以查看，但不能修改这里的内容');
    if (right === 'confirm' && sent.checkOnly !== true && sent.checkOnly !== '1') requireConfirmed(visitor, context.now());
  }
}

/** 2008 unless the session confirmed in the last 10 minutes, or a person without a password here signed in then. */
export function requireConfirmed({ session, person }: Standing['visitor'], now: Date): void {
  const until = confirmedUntil({ session, person });
  if (until && until > now) return;
  throw new Refusal(codes.confirmFirst, person.passwordHash ? '请输入登录密码，确认是您本人' : '请重新登录，确认是您本人');
}

/** Partners that can be told to ask for the password. One that is not told may have let in whom it knew already. */
const provable: readonly string[] = ['cas', 'oauth2'];

/** Until when this session's acts are confirmed. */
export function confirmedUntil({ session, person }: Pick<Standing['visitor'], 'session' | 'person'>): Date | undefined {
  if (session.confirmedUntil || person.passwordHash || provable.includes(session.method)) return session.confirmedUntil ?? undefined;
  return new Date(session.loginTime.getTime() + confirmedForMs);
}

const limiters = new WeakMap<object, RateLimiterMemory>();
/** One count of a person's changes over all subjects of a portal. */
function limiterOf({ environment }: ConsoleContext): RateLimiterMemory {
  const known = limiters.get(environment);
  const made = known ?? new RateLimiterMemory({ ...changes, points: Math.max(1, Math.round(changes.points * environment.rateScale)) });
  limiters.set(environment, made);
  return made;
}

const sentOf = (given: unknown): Sent => (given && typeof given === 'object' ? (given as Sent) : {});

/** What a refused request was about, as far as it said so. */
function objectOf({ sign, area, partner, person, code, actId, id, changes: list }: Sent): string {
  const [first] = Array.isArray(list) ? (list as Sent[]) : [];
  const named = [sign, area, partner, person, code, actId, id, first?.sign].find((each) => typeof each === 'string');
  return String(named ?? '')
    .replaceAll('\0', '')
    .slice(0, 100);
}
