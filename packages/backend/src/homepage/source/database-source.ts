import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../kernel/database/database.ts';
import { approval } from '../approval/schema.ts';
import { course } from '../curriculum/schema.ts';
import { oaDocument } from '../oa/schema.ts';
import { personAsset, personRecord } from '../person/schema.ts';
import { task } from '../task/schema.ts';
import { actInTable } from './act-in-table.ts';
import { type RecordOf, recordSteps, type Subject } from './records.ts';
import { type GivenSource, maxRecords, type Source, type Whose } from './source.ts';

/** The tables of each kind of record, for schools whose system has no interface and for the demo. */
const tables = { tasks: task, approvals: approval, documents: oaDocument, courses: course, assets: personAsset, records: personRecord };
/** Maximum rows of one kind for a person, over all sources. */
const maxRows = 5 * maxRecords;

type Row = Record<string, unknown> & { sourceCode: string };
/** Creates a source that reads the portal's own tables by the source's code. */
export type MakeDatabaseSource = (given: GivenSource) => Source;

/** A school's half a dozen sources are read together: one query gets a person's rows of all of them. */
export function databaseSources(database: Database): MakeDatabaseSource {
  const prepared = (subject: Subject) => {
    const table = tables[subject];
    return database
      .select()
      .from(table as PgTable)
      .where(and(eq(table.fid, sql.placeholder('fid')), eq(table.personId, sql.placeholder('personId'))))
      .limit(maxRows)
      .prepare(`source_${subject}`);
  };
  const statements = new Map<Subject, ReturnType<typeof prepared>>();
  const running = new Map<string, Promise<Row[]>>();

  function rowsOf(subject: Subject, { fid, personId }: Whose): Promise<Row[]> {
    const name = `${subject} ${fid} ${personId}`;
    const found = running.get(name);
    if (found) return found;
    const statement = statements.get(subject) ?? prepared(subject);
    statements.set(subject, statement);
    const asked = (statement.execute({ fid, personId }) as Promise<Row[]>).finally(() => running.delete(name));
    running.set(name, asked);
    return asked;
  }

  return (given) => ({
    code: given.code,
    name: given.name,
    offers: given.offers,
    acts: ['markRead', 'urge', 'withdraw'],
    act: (action, { id, whose }) => actInTable(database, { action, id, sourceCode: given.code, whose }),
    async ask<S extends Subject>(subject: S, whose: Whose) {
      const rows = (await rowsOf(subject, whose)).filter((row) => row.sourceCode === given.code).slice(0, maxRecords);
      return rows.map(asRecord) as unknown as RecordOf<S>[];
    },
  });
}

/** Absent columns take their defaults; steps hold text in place of moments. */
const asRecord = (row: Row) => {
  const present = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return 'steps' in row ? { ...present, steps: recordSteps.parse(row.steps) } : present;
};
