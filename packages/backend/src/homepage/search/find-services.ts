import type { SearchHit } from '@portico/contracts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { type Catalogue, catalogueOf, type ServiceRow, visibleServices } from '../service/catalogue.ts';
import { isFramed } from '../service/service-items.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import { pinyinOf } from './pinyin.ts';
import { rangesOf, summaryOf } from './ranges.ts';
import { folded } from './words.ts';

type Store = Pick<HomepageContext, 'database' | 'schools'>;
/** The services and systems that this visitor may see, of the running modules. */
export async function searchable(store: Store, visitor: Visitor): Promise<{ rows: ServiceRow[]; catalogue: Catalogue }> {
  const catalogue = await catalogueOf(store, visitor.school);
  const services = await isModuleAtWork(store, visitor, 'service-hall');
  const systems = await isModuleAtWork(store, visitor, 'business-system');
  return { catalogue, rows: visibleServices(catalogue, visitor).filter((row) => (row.kind === 'service' ? services : systems)) };
}

/** How well a name matches a word, 0 to 100: as written, then by initials, then by pinyin. */
export function rankOfName(name: string, initials: string, word: string): number {
  const plain = folded(name);
  if (plain === word) return 100;
  if (plain.startsWith(word)) return 90;
  if (plain.includes(word)) return 80;
  if (!/^[a-z0-9]+$/.test(word)) return 0;
  if (initials === word) return 75;
  if (initials.startsWith(word)) return 60;
  const { full } = pinyinOf(name);
  if (full === word) return 75;
  if (word.length > 1 && full.startsWith(word)) return 55;
  return word.length > 2 && (initials.includes(word) || full.includes(word)) ? 40 : 0;
}

/** Rows that contain every word, best first. */
export function findServices(rows: ServiceRow[], catalogue: Catalogue, words: readonly string[]): ServiceRow[] {
  const departments = new Map(catalogue.departments.map((each) => [each.id, folded(each.name)]));
  return rows
    .map((row) => {
      const beside = `${folded(row.summary ?? '')} ${departments.get(row.deptId) ?? ''}`;
      const ranks = words.map((word) => rankOfName(row.name, row.pinyin, word) || (beside.includes(word) ? 20 : 0));
      return { row, rank: ranks.includes(0) ? 0 : ranks.reduce((sum, each) => sum + each, 0) };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.row.hits - a.row.hits || a.row.sort - b.row.sort)
    .map(({ row }) => row);
}

/** Guides whose name or text contains every word. */
export function findGuides(rows: ServiceRow[], words: readonly string[]): ServiceRow[] {
  return rows
    .filter((row) => {
      const text = folded(guideText(row));
      return (
        text !== '' &&
        words.every((word) => text.includes(word) || folded(row.name).includes(word)) &&
        words.some((word) => text.includes(word))
      );
    })
    .sort((a, b) => b.hits - a.hits || a.sort - b.sort);
}

const guideTexts = new WeakMap<ServiceRow, string>();
/** What a guide says, as plain text. */
export function guideText(row: ServiceRow): string {
  const found = guideTexts.get(row);
  if (found !== undefined) return found;
  const { guide } = row;
  const text = guide
    ? [
        guide.conditions.replace(/<[^>]*>/g, ' '),
        ...guide.materials.map((material) => material.name),
        ...guide.steps.map((step) => `${step.name} ${step.desc ?? ''}`),
        guide.legalBasis ?? '',
        ...guide.faqs.flatMap(({ q, a }) => [q, a]),
      ].join(' ')
    : '';
  guideTexts.set(row, text);
  return text;
}

export function serviceHit(
  row: ServiceRow,
  type: 'service' | 'business' | 'guide',
  given: { catalogue: Catalogue; words: readonly string[] },
): SearchHit {
  const { catalogue, words } = given;
  const deptName = catalogue.departments.find((each) => each.id === row.deptId)?.name ?? '';
  const summary = type === 'guide' ? summaryOf(guideText(row), words) : [deptName, row.summary].filter(Boolean).join(' · ');
  const title = type === 'guide' ? `${row.name} 办事指南` : row.name;
  const page = {
    link: `/service-hall/details/${row.id}`,
    mobileLink: `/mobile/service-guide/${row.id}`,
    isFrame: 0 as const,
    isLogin: 0 as const,
  };
  const outside = {
    link: row.pcUrl,
    mobileLink: row.mobileUrl,
    isFrame: row.isFrame,
    isLogin: row.isLogin,
    ...(isFramed(row) && { pageNavigationId: row.id }),
  };
  const mayHandle = type === 'service' && row.status === 'on' && row.pcUrl !== '';
  return {
    id: row.id,
    type,
    title,
    summary,
    deptName,
    icon: row.icon,
    ...(row.terminal !== 'all' && { terminal: row.terminal }),
    ranges: [...rangesOf('title', title, words), ...rangesOf('summary', summary, words)],
    target: type === 'business' ? outside : page,
    ...(type === 'service' && { handleType: row.handleType }),
    ...(mayHandle && { handle: outside }),
  };
}
