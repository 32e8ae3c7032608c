import type { NewsItem } from '@portico/contracts';

/** Home's share of a column: a lead with a picture, at most two more pictures, at most five headlines. */
export function homeLayout(items: readonly NewsItem[]) {
  const lead = items.find((item) => item.cover) ?? items[0];
  const rest = items.filter((item) => item !== lead);
  const pictures = rest.filter((item) => item.cover).slice(0, 2);
  return { lead, pictures, headlines: rest.filter((item) => !pictures.includes(item)).slice(0, 5) };
}
