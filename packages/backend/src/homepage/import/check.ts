import type { z } from 'zod';
import { type ListName, listNames, lists, type ReadLists } from './lists.ts';

/** A refused row with every reason. */
export interface RefusedRow {
  list: ListName;
  /** From 1. */
  row: number;
  code: string;
  reasons: string[];
}

/** Validates every row and reports the reasons for each invalid one. Codes must be unique within a list. */
export function checkLists(sent: Partial<Record<ListName, readonly unknown[]>>): { read: ReadLists; refused: RefusedRow[] } {
  const refused: RefusedRow[] = [];
  const read = Object.fromEntries(
    listNames.map((list) => {
      const codes = new Set<string>();
      const rows = (sent[list] ?? []).flatMap((value, index) => {
        const result = lists[list].safeParse(value);
        const code = codeOf(value);
        const reasons = result.success ? [] : reasonsOf(result.error);
        if (code && codes.has(code)) reasons.push(`code: ${code} stands in the list twice`);
        codes.add(code);
        if (reasons.length > 0) refused.push({ list, row: index + 1, code, reasons });
        return result.success ? [result.data] : [];
      });
      return [list, rows];
    }),
  ) as unknown as ReadLists;
  return { read, refused };
}

const codeOf = (value: unknown): string => {
  const code = value && typeof value === 'object' ? (value as { code?: unknown }).code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code).trim() : '';
};

const reasonsOf = (error: z.ZodError): string[] => error.issues.map((issue) => `${issue.path.join('.') || 'row'}: ${issue.message}`);
