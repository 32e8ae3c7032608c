import type { NewsCategory, NewsItem } from '@portico/contracts';

/** One lead, three cards and five rows. */
export const frontSize = 9;

export interface Column {
  category: NewsCategory;
  top: NewsItem[];
}

export interface FrontPage {
  category: NewsCategory;
  lead: NewsItem | undefined;
  cards: readonly NewsItem[];
  rows: readonly NewsItem[];
  /** Other columns with articles, for the side. */
  others: readonly Column[];
}

/** The column that an address names, else the first one that has articles. */
export function chosenColumn(columns: readonly Column[], type: string | null): Column | undefined {
  return columns.find((column) => column.category.id === type) ?? columns.find((column) => column.top.length > 0) ?? columns[0];
}

/** The layout of one column; articles without a picture are rows, never cards. */
export function frontPage(columns: readonly Column[], type: string | null): FrontPage | undefined {
  const column = chosenColumn(columns, type);
  if (!column) return undefined;
  const lead = column.top.find((item) => item.cover) ?? column.top[0];
  const rest = column.top.filter((item) => item !== lead);
  // Fewer than three pictures would leave a gap: then all of them are rows.
  const pictured = rest.filter((item) => item.cover).slice(0, 3);
  const cards = pictured.length === 3 ? pictured : [];
  const others = columns.filter((other) => other !== column && other.top.length > 0).slice(0, 2);
  return { category: column.category, lead, cards, rows: rest.filter((item) => !cards.includes(item)), others };
}
