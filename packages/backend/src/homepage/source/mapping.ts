import { z } from 'zod';
import { partnerAddress } from '../../kernel/environment/web-address.ts';
import { type RecordOf, records, type Subject } from './records.ts';
import { maxRecords } from './source.ts';

const path = z.string().max(200);
/**
 * How to ask a system and read its answer. `{account}`, `{personId}` and `{fid}` in the address identify the person.
 * `list` is the path to the rows (`data.rows`; empty: the answer itself), `fields` maps each of our names to a field of
 * a row, `constants` sets missing ones, `values` translates values (`{ status: { '1': 'todo' } }`). `steps` reads the
 * steps of a row in the same way.
 */
export const httpQuestion = z.strictObject({
  address: z.string().max(1_000),
  list: path.default(''),
  fields: z.record(z.string(), path),
  constants: z.record(z.string(), z.unknown()).default({}),
  values: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  steps: z
    .strictObject({
      list: path,
      fields: z.record(z.string(), path),
      values: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
    })
    .optional(),
});
/** Where a system accepts what the portal asks it to do with a task: a POST of `{ id, account }`, `{id}` in the address. */
const httpAct = z.strictObject({ address: z.string().max(1_000) });
export const httpSettings = z.strictObject({
  /** Base of relative addresses: `https://oa.school.example/api/`. */
  base: partnerAddress,
  /** Sent with every request, for instance a key. */
  headers: z.record(z.string().regex(/^[\w-]{1,64}$/), z.string().max(2_000)).default({}),
  questions: z.partialRecord(z.enum(Object.keys(records) as [Subject, ...Subject[]]), httpQuestion),
  acts: z.partialRecord(z.enum(['markRead', 'urge', 'withdraw']), httpAct).default({}),
});
export type HttpQuestion = z.output<typeof httpQuestion>;
/** Settings that were stored before there were acts have none. */
export type HttpSettings = Omit<z.output<typeof httpSettings>, 'acts'> & { acts?: z.output<typeof httpSettings>['acts'] };

/** The rows of an answer, as the system sends them. */
export function rowsIn({ list }: Pick<HttpQuestion, 'list'>, answer: unknown): unknown[] {
  const rows = list === '' ? answer : valueAt(answer, list);
  if (!Array.isArray(rows)) throw new Error(`the answer holds no list at "${list}"`);
  return rows;
}

/** Parses a system's answer. Invalid rows are omitted; an answer without rows fails. */
export function readAnswer<S extends Subject>(subject: S, question: HttpQuestion, answer: unknown): RecordOf<S>[] {
  const schema = records[subject] as unknown as z.ZodType<RecordOf<S>>;
  return rowsIn(question, answer)
    .slice(0, maxRecords)
    .flatMap((row) => {
      const read = schema.safeParse(translated(row, question));
      return read.success ? [read.data] : [];
    });
}

type Translation = Pick<HttpQuestion, 'fields'> & Partial<Pick<HttpQuestion, 'constants' | 'values' | 'steps'>>;

export function translated(row: unknown, { fields, constants = {}, values = {}, steps }: Translation): object {
  const record: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(constants)) setAt(record, name, value);
  for (const [name, from] of Object.entries(fields)) {
    const found = valueAt(row, from);
    const known = values[name];
    const value = known && Object.hasOwn(known, String(found)) ? known[String(found)] : found;
    if (value !== undefined && value !== null && value !== '') setAt(record, name, value);
  }
  if (steps) {
    const rows = valueAt(row, steps.list);
    record.steps = Array.isArray(rows) ? rows.map((each) => translated(each, steps)) : [];
  }
  return record;
}

export function valueAt(value: unknown, way: string): unknown {
  let at = value;
  for (const name of way.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
}

/** `target.link` creates an object; names that reach into prototypes are ignored. */
function setAt(record: Record<string, unknown>, way: string, value: unknown): void {
  const [name = '', ...rest] = way.split('.');
  if (name === '__proto__' || name === 'constructor') return;
  if (rest.length === 0) {
    record[name] = value;
    return;
  }
  if (typeof record[name] !== 'object') record[name] = {};
  setAt(record[name] as Record<string, unknown>, rest.join('.'), value);
}
