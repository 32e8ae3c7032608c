import type { ServiceQuery } from '@portico/contracts';
import { isVisible } from '../../kernel/database/columns.ts';
import type { Catalogue, ServiceRow } from './catalogue.ts';

/** Pinyin order, numbers as numbers; one shared collator, since creating one takes milliseconds. */
const byName = new Intl.Collator('zh-CN', { numeric: true });

/** The rows that a query selects, sorted. `rows` must already be visible to the visitor. */
export function filterServices(rows: ServiceRow[], query: ServiceQuery, catalogue: Catalogue): ServiceRow[] {
  const keyword = query.keyword?.normalize('NFKC').toLowerCase();
  const found = rows.filter(
    (row) =>
      (!query.typeId || row.typeIds.includes(query.typeId)) &&
      (!query.deptId || row.deptId === query.deptId) &&
      (query.labelIds ?? []).every((label) => row.labelIds.includes(label)) &&
      (!query.userType || isVisible(row, query.userType)) &&
      (!query.handleType || row.handleType === query.handleType) &&
      (!query.initial || row.pinyin.startsWith(query.initial.toLowerCase())) &&
      (!query.terminal || row.terminal === 'all' || row.terminal === query.terminal) &&
      (!keyword || matches(row, keyword, catalogue)),
  );
  return found.sort(orders[query.sort]);
}

const orders: Record<ServiceQuery['sort'], (a: ServiceRow, b: ServiceRow) => number> = {
  default: (a, b) => a.sort - b.sort,
  hot: (a, b) => b.hits - a.hits || a.sort - b.sort,
  new: (a, b) => b.createTime.getTime() - a.createTime.getTime() || a.sort - b.sort,
  name: (a, b) => byName.compare(a.name, b.name),
};

/** Name, summary, department or the initials of the name's syllables. */
function matches(row: ServiceRow, keyword: string, catalogue: Catalogue): boolean {
  const dept = catalogue.departments.find((each) => each.id === row.deptId)?.name ?? '';
  return row.pinyin.includes(keyword) || `${row.name} ${row.summary ?? ''} ${dept}`.normalize('NFKC').toLowerCase().includes(keyword);
}

/** One page of a list in memory. */
export function pageOf<Item>(items: Item[], { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  return { records: items.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: items.length, pageNum, pageSize };
}
