import { z } from 'zod';
import { fid } from './names.ts';

export interface ImportReport {
  /** Row counts by list; nothing was written if any row was refused. */
  taken: Record<string, { added: number; changed: number; unchanged: number }>;
  /** The first rows that replace existing ones, named by what they replace. */
  changed: { list: string; row: number; code: string; replaces: string; fields: { field: string; old: string; new: string }[] }[];
  /** The first refused rows. */
  refused: { list: string; row: number; code: string; reasons: string[] }[];
  refusedCount: number;
}
/** A line of an import's answer. The last one is a report or an error. */
export type ImportLine =
  | { progress: { phase: 'checked' | 'written'; list: string; rows: number; of: number } }
  | { report: ImportReport }
  | { error: string; reasons: string[] };

/** `POST` with the file as the body and this query; the answer has one JSON line for each step. */
export const importCall = {
  path: '/ops/import',
  query: z.object({ name: z.string().min(1).max(200), school: fid.optional(), check: z.enum(['0', '1']).optional() }),
};
