import type { FailedSource, TaskAct, SourceRow as TaskRow } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Member } from '../../kernel/api/visitor.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { HomepageContext } from '../context.ts';
import {
  outsideLimits,
  ownLimits,
  type ProtectedSource,
  type SourceLimits,
  type SourceState,
  type Told,
  withCircuitBreaker,
} from './circuit-breaker.ts';
import { databaseSources } from './database-source.ts';
import { httpSource } from './http-source.ts';
import type { RecordOf, Subject } from './records.ts';
import { type SourceRow, source } from './schema.ts';
import { openSource } from './seal-headers.ts';
import type { Whose } from './source.ts';

type Store = Pick<HomepageContext, 'database' | 'schools' | 'log' | 'sealer'>;
export interface Gathered<S extends Subject> {
  records: (RecordOf<S> & { sourceCode: string; sourceName: string; stale: boolean; acts: readonly TaskAct[] })[];
  /** Sources that failed, including those with an older answer. */
  failedSources: FailedSource[];
}
export interface Sources {
  /** All records of one kind that the school's systems have of a person; failed sources are named. */
  gather<S extends Subject>(subject: S, who: Who, only?: { sourceCode?: string; maxAgeMs?: number }): Promise<Gathered<S>>;
  /** Asks a source to do something with a task. A text says why it did not; undefined: done. */
  act(action: TaskAct, task: TaskRow, who: Who): Promise<string | undefined>;
  /** Whether a system of the school has this kind of records. */
  offers(subject: Subject, school: School): Promise<boolean>;
  /** How each source fared on this node. */
  running(): RunningSource[];
}
/** A source that this node uses. */
export interface RunningSource extends SourceState {
  fid: string;
  code: string;
  takeCounts: ProtectedSource['takeCounts'];
}
type Who = Pick<Member, 'school' | 'person'>;

/** The sources of all schools. Their breakers and caches live until the school's settings change. */
export function createSources(
  store: Store,
  guards: { outside: SourceLimits; own: SourceLimits } = { outside: outsideLimits, own: ownLimits },
): Sources {
  const made = new LRUCache<string, { fid: string; at: ProtectedSource }>({ max: 500 });
  /** The name in `made` of each source as it is now. */
  const current = new Map<string, string>();
  const databaseSource = databaseSources(store.database);

  function make(row: SourceRow): ProtectedSource {
    const { paused: _paused, retryTime, ...settings } = row;
    const name = JSON.stringify(settings);
    const found = made.get(name)?.at;
    if (found && retryTime) found.retryAfter(retryTime);
    if (found) return found;
    const report = (reason: string) => store.log.warn({ fid: row.fid, source: row.code, reason }, 'a source failed');
    const fresh =
      row.kind === 'http' && row.http
        ? withCircuitBreaker(httpSource(row, row.http), guards.outside, report)
        : withCircuitBreaker(databaseSource(row), guards.own, report);
    if (retryTime) fresh.retryAfter(retryTime);
    const place = `${row.fid} ${row.code}`;
    const older = current.get(place);
    if (older !== undefined) made.delete(older);
    current.set(place, name);
    made.set(name, { fid: row.fid, at: fresh });
    return fresh;
  }
  const sourcesOf = (school: School): Promise<SourceRow[]> =>
    store.schools.remember(school, 'sources', () =>
      store.database
        .select()
        .from(source)
        .where(eq(source.fid, school.fid))
        .orderBy(source.code)
        .then((rows) => rows.map((row) => openSource(store.sealer, row))),
    );

  return {
    async gather<S extends Subject>(subject: S, { school, person }: Who, only: { sourceCode?: string; maxAgeMs?: number } = {}) {
      const rows = (await sourcesOf(school)).filter(
        (row) => row.offers.includes(subject) && (only.sourceCode === undefined || row.code === only.sourceCode),
      );
      const whose = whoseOf({ school, person });
      const asked = rows.map(make);
      const told = await Promise.all(
        asked.map((each, index) => (rows[index]?.paused ? each.kept(subject, whose) : each.ask(subject, whose, only.maxAgeMs))),
      );
      const gathered: Gathered<S> = { records: [], failedSources: [] };
      asked.forEach(({ code, name, acts }, index) => {
        const { state, records } = told[index] as Told<S>;
        if (state !== 'fresh') gathered.failedSources.push({ sourceCode: code, sourceName: name });
        for (const record of records)
          gathered.records.push({ ...record, sourceCode: code, sourceName: name, stale: state === 'stale', acts });
      });
      return gathered;
    },
    async act(action, { id, sourceCode }, { school, person }) {
      const row = (await sourcesOf(school)).find((each) => each.code === sourceCode && each.offers.includes('tasks'));
      const asked = row && make(row);
      if (row?.paused) return `${row.name}已停用，请稍后再试`;
      if (!asked?.acts.includes(action)) return '这个系统不支持在门户中处理';
      try {
        return await asked.act(action, { id, whose: whoseOf({ school, person }) });
      } catch (error) {
        store.log.warn({ fid: school.fid, source: sourceCode, action, reason: String(error) }, 'a source did not act');
        return `${asked.name}暂时没有响应，请稍后再试`;
      }
    },
    offers: async (subject, school) => (await sourcesOf(school)).some((row) => row.offers.includes(subject)),
    running: () => [...made.values()].map(({ fid, at }) => ({ fid, code: at.code, ...at.state(), takeCounts: at.takeCounts })),
  };
}

const whoseOf = ({ school, person }: Who): Whose => ({ fid: school.fid, personId: person.id, account: person.account });
