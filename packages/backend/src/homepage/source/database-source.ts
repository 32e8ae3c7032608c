import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../kernel/database/database.ts';
import { approval } from '../approval/schema.ts';
import { course } from '../curriculum/schema.ts';
import { oaDocument } from '../oa/schema.ts';
import { personAsset, personRecord } from '../person/schema.ts';
import { task } from '../task/schema.ts';
import type { RecordOf, Subject } from './records.ts';
import { mostRecords, type Source, type Whose } from './source.ts';

/** The tables in which each kind of record stands, for schools whose system has no interface and for the demo. */
const tables = { tasks: task, approvals: approval, documents: oaDocument, courses: course, assets: personAsset, records: personRecord };
/** The most rows of one kind that a person has, over all sources. */
const mostRows = 5 * mostRecords;

type Row = Record<string, unknown> & { sourceCode: string };
/** Makes a source whose data stands in the portal's own tables, under the source's code. */
export type MakeDatabaseSource = (given: Pick<Source, 'code' | 'name' | 'offers'>) => Source;

/** A school has half a dozen such sources, which are asked together: what a person has in all of them is one query. */
export function databaseSources(database: Database): MakeDatabaseSource {
  const prepared = (subject: Subject) => {
    const table = tables[subject];
    return database
      .select()
      .from(table as PgTable)
      .where(and(eq(table.fid, sql.placeholder('fid')), eq(table.personId, sql.placeholder('personId'))))
      .limit(mostRows)
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
    ...given,
    async ask<S extends Subject>(subject: S, whose: Whose) {
      const rows = (await rowsOf(subject, whose)).filter((row) => row.sourceCode === given.code).slice(0, mostRecords);
      return rows.map(withoutNulls) as unknown as RecordOf<S>[];
    },
  });
}

/** Absent values, as a record has them. */
const withoutNulls = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
