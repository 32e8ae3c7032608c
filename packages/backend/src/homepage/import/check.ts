import type { z } from 'zod';
import { type ListName, lists, type RowOf } from './lists.ts';

/** A refused row with every reason. */
export interface RefusedRow {
  list: ListName;
  /** From 1. */
  row: number;
  code: string;
  reasons: string[];
}

/** Checks the rows of one list one by one: returns the parsed row, or why it is refused. Codes must be unique. */
export function createRowCheck<Name extends ListName>(list: Name): (value: unknown, index: number) => RowOf<Name> | RefusedRow {
  const codes = new Set<string>();
  return (value, index) => {
    const result = lists[list].safeParse(value);
    const code = codeOf(value);
    const reasons = result.success ? unstorable(value).map((field) => `${field}: ${noText}`) : reasonsOf(result.error);
    if (code && codes.has(code)) reasons.push(`code: ${code} stands in the list twice`);
    codes.add(code);
    if (!result.success || reasons.length > 0) return { list, row: index + 1, code, reasons };
    return result.data as RowOf<Name>;
  };
}

export const isRefused = (checked: object): checked is RefusedRow => 'reasons' in checked && 'list' in checked;

const noText = 'holds a sign that no text may hold (U+0000, or half of a surrogate pair)';

/** Fields with texts that PostgreSQL cannot store. */
function unstorable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unstorable(inner, path ? `${path}.${name}` : name));
}

const codeOf = (value: unknown): string => {
  const code = value && typeof value === 'object' ? (value as { code?: unknown }).code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code).trim().replaceAll('\0', '') : '';
};

const reasonsOf = (error: z.ZodError): string[] => error.issues.map((issue) => `${issue.path.join('.') || 'row'}: ${issue.message}`);
