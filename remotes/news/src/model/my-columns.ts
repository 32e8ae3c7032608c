import type { NewsCategory } from '@portico/contracts';
import type { Column } from './front-page.ts';

/** A person's columns in their order; one that the address names stands at the end if they left it out. */
export function myColumns(columns: readonly Column[], mine: readonly NewsCategory[] | undefined, type: string | null): readonly Column[] {
  if (!mine) return columns;
  const chosen = mine.flatMap(({ id }) => columns.find((column) => column.category.id === id) ?? []);
  const named = columns.find((column) => column.category.id === type && !chosen.includes(column));
  const shown = named ? [...chosen, named] : chosen;
  return shown.length > 0 ? shown : columns;
}

/** What the server keeps: nothing where the choice is the school's own, so that later columns appear by themselves. */
export function savedChoice(ids: readonly string[], all: readonly NewsCategory[]): string[] {
  const isSchools = ids.length === all.length && all.every(({ id }, at) => ids[at] === id);
  return isSchools ? [] : [...ids];
}
