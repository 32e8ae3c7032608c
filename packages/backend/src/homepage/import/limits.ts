import type { ListName } from './lists.ts';

/** Maximum bytes of a file. */
export const maxFileBytes = 64 * 1024 * 1024;
/** Maximum rows of a list: what the portal keeps in memory for each school is smaller. */
const maxRowsOf: Partial<Record<ListName, number>> = {
  departments: 10_000,
  services: 10_000,
  businessSystems: 10_000,
  newsCategories: 200,
  newsTopics: 200,
  menus: 500,
  sources: 200,
  // Their pages show them as a whole.
  busRoutes: 200,
  phones: 2_000,
  openingHours: 200,
  classrooms: 2_000,
};
export const maxRows = (list: ListName): number => maxRowsOf[list] ?? 200_000;
/** Refused or changed rows that a report lists one by one. */
export const maxListed = 1_000;
