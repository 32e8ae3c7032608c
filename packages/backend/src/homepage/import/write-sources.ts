import { insertMany } from '../../kernel/database/bulk.ts';
import { source } from '../source/schema.ts';
import { sealSource } from '../source/seal-headers.ts';
import type { ImportContext } from './import-lists.ts';

export async function writeSources({ transaction, fid, read, sealer, refuse }: ImportContext): Promise<void> {
  const rows = read.sources.map((row, index) => {
    if (row.kind === 'http') {
      const asked = Object.keys(row.http?.questions ?? {});
      const missing = row.offers.filter((subject) => !asked.includes(subject));
      if (missing.length > 0) refuse('sources', index + 1, `http.questions: nothing says how to ask for ${missing.join(', ')}`);
    }
    return sealSource(sealer, { ...row, fid, http: row.http ?? null });
  });
  await insertMany(transaction, source, { rows, update: { key: [source.fid, source.code], columns: ['name', 'kind', 'offers', 'http'] } });
}
