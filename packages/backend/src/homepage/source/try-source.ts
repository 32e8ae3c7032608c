import { writeTime } from '@portico/contracts/time';
import type { Database } from '../../kernel/database/database.ts';
import { outsideLimits } from './circuit-breaker.ts';
import { databaseSources } from './database-source.ts';
import { askHttp } from './http-source.ts';
import { type HttpQuestion, type HttpSettings, rowsIn, translated, valueAt } from './mapping.ts';
import { records, type Subject } from './records.ts';
import type { GivenSource, Whose } from './source.ts';

/** What arrived from a source for one person, personal values masked. */
export interface SourceTrial {
  rows: { fields: Record<string, string>; raw: Record<string, string> }[];
  arrived: number;
  refused: number;
  /** Field paths that no row has. */
  missing: string[];
}
const shownRows = 5;
/** Values that say nothing of a person, and that a wrong translation shows in. */
const plain =
  /^(type|status|state|statusCode|aprvType|priority|urgency|actions|isFrame|isLogin|weekDay|startSection|endSection|sort|sign)$/;

/** Asks a source once, past its circuit; rejects with its own words where it fails. */
export async function trySource(
  database: Database,
  { given, http, subject, whose }: { given: GivenSource; http: HttpSettings | null; subject: Subject; whose: Whose },
): Promise<SourceTrial> {
  const signal = AbortSignal.timeout(outsideLimits.timeoutMs);
  if (!http) {
    const found = await databaseSources(database)(given).ask(subject, whose, signal);
    const rows = found.slice(0, shownRows).map((row) => ({ fields: maskedFields({ ...row }), raw: {} }));
    return { rows, arrived: found.length, refused: 0, missing: [] };
  }
  const question = http.questions[subject];
  if (!question) throw new Error(`${given.code} has no question for ${subject}`);
  const sent = rowsIn(question, await askHttp(http, question, { whose, signal }));
  const read = sent.map((row) => records[subject].safeParse(translated(row, question)));
  return {
    rows: sent.slice(0, shownRows).map((row, index) => {
      const parsed = read[index];
      const fields = parsed?.success ? maskedFields(parsed.data) : {};
      return { fields, raw: Object.fromEntries(pathsOf(question).map((path) => [path, masked(path, valueAt(row, path))])) };
    }),
    arrived: sent.length,
    refused: read.filter(({ success }) => !success).length,
    missing: sent.length === 0 ? [] : pathsOf(question).filter((path) => sent.every((row) => valueAt(row, path) === undefined)),
  };
}

const pathsOf = ({ fields }: HttpQuestion): string[] => [...new Set(Object.values(fields))];
const maskedFields = (record: object): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, masked(name, value)]));

function masked(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return writeTime(value);
  if (Array.isArray(value)) return plain.test(name) ? value.join('、') : `${value.length} 项`;
  if (typeof value === 'object') return '{…}';
  const text = String(value);
  if (plain.test(name) || typeof value === 'boolean' || text.length <= 2) return text.slice(0, 60);
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text.slice(0, 30);
  return `${[...text][0]}***`;
}
