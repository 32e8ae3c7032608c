import type { RecordOf, Subject } from './records.ts';

/** The person whose data is read. */
export interface Whose {
  fid: string;
  personId: string;
  account: string;
}

/** A school's system. `ask` returns all its data of one person, or fails; never a partial answer. */
export interface Source {
  code: string;
  name: string;
  offers: readonly Subject[];
  ask<S extends Subject>(subject: S, whose: Whose, signal: AbortSignal): Promise<RecordOf<S>[]>;
}

/** Maximum records of one person from a source; the rest is omitted. */
export const maxRecords = 2_000;
