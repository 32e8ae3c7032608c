import type { TaskAct } from '@portico/contracts';
import { LRUCache } from 'lru-cache';
import { type CircuitLimits, createCircuit } from '../../kernel/outgoing/circuit.ts';
import type { RecordOf, Subject } from './records.ts';
import { bucketOf } from './response-times.ts';
import type { Source, Whose } from './source.ts';

export interface SourceLimits extends CircuitLimits {
  /** Timeout of an answer in ms. */
  timeoutMs: number;
  /** Time in ms for which an answer is reused without asking. 0: never. */
  freshFor: number;
  /** Time in ms for which an older answer replaces a failed one. */
  staleFor: number;
}
export const outsideLimits: SourceLimits = { timeoutMs: 5_000, freshFor: 30_000, staleFor: 3_600_000, failures: 3, rest: 20_000 };
/** Schools write the portal's tables directly: a short lifetime shows their changes on the next page. */
export const ownLimits: SourceLimits = { ...outsideLimits, freshFor: 2_000, staleFor: 0 };

/** A source's result: `fresh`, or an older one (`stale`) after a failure; `failed` without any. */
export interface Told<S extends Subject> {
  state: 'fresh' | 'stale' | 'failed';
  records: RecordOf<S>[];
}
export interface ProtectedSource extends Pick<Source, 'code' | 'name' | 'offers' | 'acts'> {
  /** Never rejects, and never takes longer than the timeout. An answer older than `maxAgeMs` is not reused. */
  ask<S extends Subject>(subject: S, whose: Whose, maxAgeMs?: number): Promise<Told<S>>;
  /** What it said before, without asking. */
  kept<S extends Subject>(subject: S, whose: Whose): Told<S>;
  /** How it fared. */
  state(): SourceState;
  /** Closes a circuit that opened before this moment. */
  retryAfter(moment: Date): void;
  /** The answers since the last call, by response time. */
  takeCounts(): Map<number, { asked: number; failed: number }>;
  /** Rejects where the source fails or is late; what it said of this person's tasks before is forgotten. */
  act(action: TaskAct, task: { id: string; whose: Whose }): Promise<string | undefined>;
}
/** `unknown`: not asked since it was made or reset. */
export interface SourceState {
  state: 'ok' | 'open' | 'unknown';
  failures: number;
  until?: Date;
  lastGood?: Date;
}
const maxAnswers = 5_000;

/** Wraps a source in a timeout, a circuit breaker and a cache. `complain` is called with the reason of a failure. */
export function withCircuitBreaker(source: Source, guard: SourceLimits, report: (reason: string) => void): ProtectedSource {
  const kept = new LRUCache<string, { at: number; records: unknown[] }>({ max: maxAnswers });
  const running = new Map<string, Promise<Told<Subject>>>();
  const circuit = createCircuit(guard);
  let counts: ReturnType<ProtectedSource['takeCounts']> = new Map();
  let lastGood: Date | undefined;
  let wasAsked = false;
  let resetAt = 0;
  const count = (began: number, failed: 0 | 1) => {
    const bucket = bucketOf(performance.now() - began);
    const known = counts.get(bucket) ?? { asked: 0, failed: 0 };
    counts.set(bucket, { asked: known.asked + 1, failed: known.failed + failed });
    wasAsked = true;
  };
  const instead = <S extends Subject>(name: string): Told<S> => {
    const old = kept.get(name);
    return old && Date.now() - old.at < guard.staleFor
      ? { state: 'stale', records: old.records as Told<S>['records'] }
      : { state: 'failed', records: [] };
  };

  async function askNow(name: string, subject: Subject, whose: Whose): Promise<Told<Subject>> {
    // While one request tests the source, the others do not wait for it.
    if (!circuit.mayPass()) return instead(name);
    const began = performance.now();
    try {
      const records = await inTime(guard.timeoutMs, (signal) => source.ask(subject, whose, signal));
      circuit.succeeded();
      lastGood = new Date();
      count(began, 0);
      if (guard.freshFor > 0) kept.set(name, { at: Date.now(), records });
      return { state: 'fresh', records };
    } catch (error) {
      circuit.failed();
      count(began, 1);
      report(error instanceof Error ? error.message : String(error));
      return instead(name);
    }
  }

  return {
    code: source.code,
    name: source.name,
    offers: source.offers,
    acts: source.acts,
    ask<S extends Subject>(subject: S, whose: Whose, maxAgeMs = guard.freshFor) {
      const name = nameOf(subject, whose);
      const found = kept.get(name);
      if (found && Date.now() - found.at < Math.min(guard.freshFor, maxAgeMs)) {
        return Promise.resolve({ state: 'fresh', records: found.records } as Told<S>);
      }
      const asked = running.get(name) ?? askNow(name, subject, whose).finally(() => running.delete(name));
      running.set(name, asked);
      return asked as Promise<Told<S>>;
    },
    kept: (subject, whose) => instead(nameOf(subject, whose)),
    state() {
      const { failures, openUntil } = circuit.state();
      const open = failures >= guard.failures;
      return {
        state: open ? 'open' : wasAsked ? 'ok' : 'unknown',
        failures,
        ...(open && { until: new Date(openUntil) }),
        ...(lastGood && { lastGood }),
      };
    },
    retryAfter(moment) {
      if (moment.getTime() <= resetAt) return;
      resetAt = moment.getTime();
      circuit.reset();
      wasAsked = false;
    },
    takeCounts() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    async act(action, task) {
      try {
        return await inTime(guard.timeoutMs, (signal) => source.act(action, task, signal));
      } finally {
        kept.delete(nameOf('tasks', task.whose));
      }
    },
  };
}

const nameOf = (subject: Subject, whose: Whose) => `${subject} ${whose.fid} ${whose.personId}`;

/** A source that ignores the signal is abandoned too. */
async function inTime<Answer>(timeoutMs: number, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${timeoutMs} ms`)), { once: true }),
  );
  return Promise.race([work(signal), late]);
}
