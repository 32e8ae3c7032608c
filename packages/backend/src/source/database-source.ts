import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { approval } from '../approval/schema.ts';
import { course } from '../curriculum/schema.ts';
import type { Database } from '../database/database.ts';
import { oaDocument } from '../oa/schema.ts';
import { personAsset, personRecord } from '../person/schema.ts';
import { task } from '../task/schema.ts';
import type { RecordOf, Subject } from './records.ts';
import { mostRecords, type Source } from './source.ts';

/** The tables in which each kind of record stands, for schools whose system has no interface and for the demo. */
const tables = { tasks: task, approvals: approval, documents: oaDocument, courses: course, assets: personAsset, records: personRecord };

/** A source whose data stands in the portal's own tables, under the source's code. */
export function databaseSource(database: Database, given: Pick<Source, 'code' | 'name' | 'offers'>): Source {
  return {
    ...given,
    async ask<S extends Subject>(subject: S, { fid, personId }: { fid: string; personId: string }) {
      const table = tables[subject];
      const rows = await database
        .select()
        .from(table as PgTable)
        .where(and(eq(table.fid, fid), eq(table.personId, personId), eq(table.sourceCode, given.code)))
        .limit(mostRecords);
      return rows.map(withoutNulls) as unknown as RecordOf<S>[];
    },
  };
}

/** Absent values, as a record has them. */
const withoutNulls = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
