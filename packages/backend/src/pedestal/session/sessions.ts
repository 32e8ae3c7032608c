import { createHash, randomBytes } from 'node:crypto';
import type { BindKind } from '@portico/contracts';
import { dayjs } from '@portico/contracts/time';
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { deviceName } from '../../kernel/api/device-name.ts';
import { type RequestFacts, refusedVisitor, type Visitor } from '../../kernel/api/visitor.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { type Person, person, type Session, session } from '../../kernel/identity/schema.ts';
import { binding } from '../people/schema.ts';
import type { Tokens } from './tokens.ts';

/**
 * Time in ms for which a node trusts a cached session: at most a second, for which a revoked token stays valid on other
 * nodes.
 */
const trustFor = 700;
const maxVisitors = 5_000;
/** Minimum interval in ms between writes of the last call's time. */
const writeEvery = 30_000;
const defaultOnlineMinutes = 7_200;

export interface Sessions {
  /** The visitor of a token in this school. */
  visitorOf(school: School, token: string | undefined): Promise<Visitor>;
  /** `confirmed: false` opens one without a companion: `confirm` returns it, once. */
  open(school: School, who: Person | null, given: Opening): Promise<{ session: Session; companion: string }>;
  /** The companion of a session that waits for confirmation; undefined for any other session. */
  confirm(id: string): Promise<string | undefined>;
  /** The person has confirmed for the acts of the console that ask for it; only for this session. */
  confirmActs(id: string, until: Date): Promise<void>;
  /** The person of a session has proved to be there. */
  stepUp(id: string): Promise<void>;
  revoke(id: string): Promise<void>;
  /** Ends the session of a browser's companion, whatever token it sends. */
  revokeByCompanion(school: School, companion: string): Promise<void>;
  revokeAllOf(personId: string): Promise<void>;
  /** Call it after each change of a person's row or bindings, so that the next call sees it. */
  forget(): void;
  ofPerson(school: School, personId: string): Promise<Session[]>;
}

export interface Opening {
  facts: RequestFacts;
  method: Session['method'];
  confirmed: boolean;
  /** Sealed. */
  idTokenSealed?: string | undefined;
}

/** A school's online window in ms; an invalid value falls back to the default (readings 12). */
export const onlineWindow = (school: School): number => (school.onLineMinute > 0 ? school.onLineMinute : defaultOnlineMinutes) * 60_000;
const makeCompanion = () => randomBytes(24).toString('base64url');
/** Disabled, or past the time at which the person wanted it closed. */
export const isClosed = ({ disabled, closeTime }: Pick<Person, 'disabled' | 'closeTime'>, at: Date): boolean =>
  disabled || (closeTime !== null && closeTime <= at);
export const hashCompanion = (companion: string): string => createHash('sha256').update(companion).digest('base64url');

export function createSessions(database: Database, tokens: Tokens, now: () => Date): Sessions {
  const remembered = new LRUCache<string, Promise<Visitor>>({
    max: maxVisitors,
    ttl: trustFor,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  let sweptAt = now().getTime();

  const bindsOfSession = sql<
    BindKind[]
  >`array(select ${binding.kind} from ${binding} where ${binding.personId} = ${session.personId} order by 1)`;

  async function read(school: School, token: string): Promise<Visitor> {
    const refused = refusedVisitor(school);
    const claims = await tokens.check(token);
    if (!claims || claims.fid !== school.fid) return refused;
    const [row] = await database
      .select({ session, person, binds: bindsOfSession })
      .from(session)
      .leftJoin(person, eq(person.id, session.personId))
      .where(and(eq(session.id, claims.jti), eq(session.fid, school.fid)));
    if (!row || row.session.revokedTime || claims.sub !== (row.session.personId ?? 'guest')) return refused;
    if (row.session.personId && (!row.person || isClosed(row.person, now()))) return refused;
    const idle = now().getTime() - row.session.lastTime.getTime();
    if (idle >= onlineWindow(school)) return refused;
    if (idle > writeEvery) await database.update(session).set({ lastTime: now() }).where(eq(session.id, row.session.id));
    return {
      school,
      userType: row.person?.userType ?? 'GUEST',
      person: row.person,
      binds: row.binds,
      session: row.session,
      token: row.session.companionHash === '' ? 'unconfirmed' : 'good',
    };
  }

  /** Deletes rows that no token can use any more. */
  async function sweep(): Promise<void> {
    if (now().getTime() - sweptAt < 3_600_000) return;
    sweptAt = now().getTime();
    await database.delete(session).where(lt(session.lastTime, dayjs(sweptAt).subtract(31, 'day').toDate()));
  }

  /** Only running sessions: the time of the first end stays. */
  async function end(which: SQL | undefined): Promise<void> {
    await database
      .update(session)
      .set({ revokedTime: now() })
      .where(and(which, isNull(session.revokedTime)));
    remembered.clear();
  }

  return {
    async visitorOf(school, token) {
      if (!token) return { school, userType: 'GUEST', person: null, binds: [], session: null, token: 'none' };
      const name = `${school.fid} ${token}`;
      const found = remembered.get(name);
      if (found) {
        const visitor = await found;
        return visitor.school === school ? visitor : { ...visitor, school };
      }
      const visitor = read(school, token);
      remembered.set(name, visitor);
      visitor.then(
        // Another node may confirm it at any moment.
        ({ token: state }) => state === 'unconfirmed' && remembered.delete(name),
        () => remembered.delete(name),
      );
      return visitor;
    },
    async open(school, who, { facts, method, confirmed, idTokenSealed }) {
      await sweep();
      const companion = makeCompanion();
      const row: Session = {
        id: crypto.randomUUID(),
        fid: school.fid,
        personId: who?.id ?? null,
        loginTime: now(),
        lastTime: now(),
        device: deviceName(facts.userAgent),
        ip: facts.address,
        method,
        companionHash: confirmed ? hashCompanion(companion) : '',
        revokedTime: null,
        stepUpTime: null,
        confirmedUntil: null,
        idTokenSealed: idTokenSealed ?? null,
      };
      await database.insert(session).values(row);
      return { session: row, companion };
    },
    async confirm(id) {
      const companion = makeCompanion();
      const waiting = and(eq(session.id, id), eq(session.companionHash, ''), isNull(session.revokedTime));
      const confirmed = await database
        .update(session)
        .set({ companionHash: hashCompanion(companion) })
        .where(waiting)
        .returning({ id: session.id });
      remembered.clear();
      return confirmed.length > 0 ? companion : undefined;
    },
    async confirmActs(id, until) {
      await database.update(session).set({ confirmedUntil: until }).where(eq(session.id, id));
      remembered.clear();
    },
    async stepUp(id) {
      await database.update(session).set({ stepUpTime: now() }).where(eq(session.id, id));
      remembered.clear();
    },
    revoke: (id) => end(eq(session.id, id)),
    revokeByCompanion: (school, companion) => end(and(eq(session.fid, school.fid), eq(session.companionHash, hashCompanion(companion)))),
    revokeAllOf: (personId) => end(eq(session.personId, personId)),
    forget: () => remembered.clear(),
    ofPerson: (school, personId) =>
      database
        .select()
        .from(session)
        .where(
          and(
            eq(session.fid, school.fid),
            eq(session.personId, personId),
            isNull(session.revokedTime),
            gt(session.lastTime, dayjs(now()).subtract(onlineWindow(school), 'ms').toDate()),
          ),
        )
        .orderBy(desc(session.lastTime)),
  };
}
