import type { RecordOf, Subject } from './records.ts';

/** Whose data is wanted. */
export interface Whose {
  fid: string;
  personId: string;
  account: string;
}

/** A system of the school's own. `ask` answers everything that it has of one person, or fails; it is never half an answer. */
export interface Source {
  code: string;
  name: string;
  offers: readonly Subject[];
  ask<S extends Subject>(subject: S, whose: Whose, signal: AbortSignal): Promise<RecordOf<S>[]>;
}

/** The most records that a source may give of one person; the rest is left out. */
export const mostRecords = 2_000;
