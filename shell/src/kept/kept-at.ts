import { atom } from '@portico/session';

/** `YYYY-MM-DD HH:mm` if the offline worker served this page from what it kept, until its data is fresh again. */
export const keptAtAtom = atom<string | undefined>(undefined);

/** The worker's mark on the document. */
export const readKeptAt = (): string | undefined => document.documentElement.dataset.kept;
