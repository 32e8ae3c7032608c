import type { Sealer } from '../../kernel/secret/sealer.ts';
import type { SourceRow } from './schema.ts';

type Row = Pick<SourceRow, 'fid' | 'code' | 'http'>;

function withHeaders<Given extends Row>(row: Given, change: (text: string, place: string) => string): Given {
  if (!row.http) return row;
  const headers = Object.entries(row.http.headers ?? {}).map(([name, value]) => [
    name,
    change(value, `${row.fid} source ${row.code} ${name}`),
  ]);
  return { ...row, http: { ...row.http, headers: Object.fromEntries(headers) } };
}

/** Headers sent to a system may contain its key: they are sealed in the database. */
export const sealSource = <Given extends Row>(sealer: Sealer, row: Given): Given => withHeaders(row, sealer.seal);
export const openSource = <Given extends Row>(sealer: Sealer, row: Given): Given => withHeaders(row, sealer.open);
