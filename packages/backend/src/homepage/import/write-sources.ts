import { source } from '../source/schema.ts';
import { sealSource } from '../source/seal-headers.ts';
import type { ImportContext, ListWriter } from './list-writer.ts';

type Row = typeof source.$inferInsert;

export function sourceWriter({ fid, sealer, refuse }: ImportContext): ListWriter<'sources', Row> {
  return {
    table: source,
    fid: source.fid,
    id: { column: source.code, name: 'code' },
    key: [source.fid, source.code],
    changing: () => ['name', 'kind', 'offers', 'http'],
    secret: ['http'],
    check(rows) {
      for (const { row, index } of rows) {
        if (row.kind !== 'http') continue;
        const asked = Object.keys(row.http?.questions ?? {});
        const missing = row.offers.filter((subject) => !asked.includes(subject));
        if (missing.length > 0) refuse('sources', index + 1, `http.questions: nothing says how to ask for ${missing.join(', ')}`);
      }
    },
    idOf: ({ row }) => row.code,
    make: ({ row }) => sealSource(sealer, { ...row, fid, http: row.http ?? null }),
  };
}
