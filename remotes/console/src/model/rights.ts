import type { ConsoleMe, ConsoleRight } from '@portico/contracts/console';

/** What a person may do in a school; undefined: nothing of it. */
export const rightIn = (me: ConsoleMe | undefined, fid: string, capability: string): ConsoleRight | undefined =>
  me?.schools.find((school) => school.fid === fid)?.rights[capability];

export const mayChange = (right: ConsoleRight | undefined): boolean => right === 'change' || right === 'confirm';
