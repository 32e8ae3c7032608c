import type { TaskAct } from '@portico/contracts';
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
  /** What it can do with a task when the portal asks for it. */
  acts: readonly TaskAct[];
  /** Does it with one task of this person; a text says why the source did not. */
  act(action: TaskAct, task: { id: string; whose: Whose }, signal: AbortSignal): Promise<string | undefined>;
}
/** What a school's settings say of a source. */
export type GivenSource = Pick<Source, 'code' | 'name' | 'offers'>;

/** Maximum records of one person from a source; the rest is omitted. */
export const maxRecords = 2_000;
