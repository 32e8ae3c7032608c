import { LRUCache } from 'lru-cache';
import type { RecordOf, Subject } from './records.ts';
import type { Source, Whose } from './source.ts';

export interface SourceLimits {
  /** ms after which an answer is no longer waited for. */
  timeoutMs: number;
  /** ms for which an answer is given again without asking. 0: never. */
  freshFor: number;
  /** ms for which an older answer stands in where the source fails. */
  staleFor: number;
  /** After so many failures in a row … */
  failures: number;
  /** … it is not asked for so many ms; then one question tries again. */
  rest: number;
}
export const outsideLimits: SourceLimits = { timeoutMs: 5_000, freshFor: 30_000, staleFor: 3_600_000, failures: 3, rest: 20_000 };
/** What schools put into the portal's own tables, the portal itself never changes: a page's next question shows it in time. */
export const ownLimits: SourceLimits = { ...outsideLimits, freshFor: 2_000, staleFor: 0 };

/** What a source said: `fresh`, or from before (`stale`) where it fails now; `failed` with nothing to show. */
export interface Told<S extends Subject> {
  state: 'fresh' | 'stale' | 'failed';
  records: RecordOf<S>[];
}
export interface ProtectedSource extends Pick<Source, 'code' | 'name' | 'offers'> {
  /** Never rejects, and never takes longer than the guard's patience. */
  ask<S extends Subject>(subject: S, whose: Whose): Promise<Told<S>>;
}
const maxAnswers = 5_000;

/** Puts a time-out, a circuit breaker and a cache around a source. `complain` hears why it failed. */
export function withCircuitBreaker(source: Source, guard: SourceLimits, report: (reason: string) => void): ProtectedSource {
  const kept = new LRUCache<string, { at: number; records: unknown[] }>({ max: maxAnswers });
  const running = new Map<string, Promise<Told<Subject>>>();
  let failures = 0;
  let openUntil = 0;

  async function askNow(name: string, subject: Subject, whose: Whose): Promise<Told<Subject>> {
    const old = kept.get(name);
    const instead = (): Told<Subject> =>
      old && Date.now() - old.at < guard.staleFor
        ? { state: 'stale', records: old.records as Told<Subject>['records'] }
        : { state: 'failed', records: [] };
    if (Date.now() < openUntil) return instead();
    // While one question tries whether it is back, the others do not wait for it.
    if (failures >= guard.failures) openUntil = Date.now() + guard.rest;
    try {
      const records = await inTime(source, guard.timeoutMs, { subject, whose });
      failures = 0;
      openUntil = 0;
      if (guard.freshFor > 0) kept.set(name, { at: Date.now(), records });
      return { state: 'fresh', records };
    } catch (error) {
      failures += 1;
      if (failures >= guard.failures) openUntil = Date.now() + guard.rest;
      report(error instanceof Error ? error.message : String(error));
      return instead();
    }
  }

  return {
    code: source.code,
    name: source.name,
    offers: source.offers,
    ask<S extends Subject>(subject: S, whose: Whose) {
      const name = `${subject} ${whose.fid} ${whose.personId}`;
      const found = kept.get(name);
      if (found && Date.now() - found.at < guard.freshFor) {
        return Promise.resolve({ state: 'fresh', records: found.records } as Told<S>);
      }
      const asked = running.get(name) ?? askNow(name, subject, whose).finally(() => running.delete(name));
      running.set(name, asked);
      return asked as Promise<Told<S>>;
    },
  };
}

/** A source that ignores the signal is left behind all the same. */
async function inTime(source: Source, timeoutMs: number, { subject, whose }: { subject: Subject; whose: Whose }) {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${timeoutMs} ms`)), { once: true }),
  );
  return Promise.race([source.ask(subject, whose, signal), late]);
}
