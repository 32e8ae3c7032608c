import type { HomeBlock } from '@portico/contracts';

/** A strip of the page: one block over the whole width, or a wide and a narrow column. */
export type Strip = { kind: 'whole'; block: HomeBlock } | { kind: 'columns'; main: readonly HomeBlock[]; side: readonly HomeBlock[] };

/** The workbench's places: three columns between what stands above and below them. */
export type Columns = Readonly<Record<HomeBlock['area'], readonly HomeBlock[]>>;

/** What a school that has arranged nothing gets, and what stands when its arrangement cannot be read. */
export const defaultBlocks: readonly HomeBlock[] = (
  [
    ['home.banner', '轮播', 'top', 24],
    ['home.quick-nav', '快捷导航', 'top', 24],
    ['home.services', '服务', 'main', 16],
    ['info-center.notices', '通知公告', 'right', 8],
    ['home.topics', '一件事专题', 'bottom', 24],
    ['news.latest', '新闻', 'bottom', 24],
  ] as const
).map(([sign, name, area, span], sort) => ({ id: sign, sign, name, area, span, sort, open: 1, isLogin: 0, props: {} }));

/** The school's blocks that this visitor sees, in its order; a sign that stands there twice counts once. */
export function shownBlocks(
  blocks: readonly HomeBlock[],
  { guest, isOpen }: { guest: boolean; isOpen: (sign: string) => boolean },
): readonly HomeBlock[] {
  const shown = blocks.filter((block) => block.open === 1 && !(guest && block.isLogin === 1) && isOpen(block.sign));
  const sorted = shown.sort((a, b) => a.sort - b.sort);
  return sorted.filter(({ sign }, at) => sorted.findIndex((block) => block.sign === sign) === at);
}

/**
 * Blocks as strips. Neighbours that share a row (`main`, `left` and `right`) stand in two columns, so that each column
 * ends where its content does.
 */
export function inStrips(blocks: readonly HomeBlock[]): readonly Strip[] {
  const strips: Strip[] = [];
  let columns: { main: HomeBlock[]; side: HomeBlock[] } | undefined;
  for (const block of blocks) {
    if (block.area === 'top' || block.area === 'bottom') {
      columns = undefined;
      strips.push({ kind: 'whole', block });
      continue;
    }
    if (!columns) {
      columns = { main: [], side: [] };
      strips.push({ kind: 'columns', ...columns });
    }
    (block.area === 'right' ? columns.side : columns.main).push(block);
  }
  // A column without its neighbour takes the whole width.
  return strips.flatMap((strip) => {
    if (strip.kind === 'whole' || (strip.main.length > 0 && strip.side.length > 0)) return [strip];
    return [...strip.main, ...strip.side].map((block) => ({ kind: 'whole' as const, block }));
  });
}

/** Blocks as the workbench's columns. */
export function inColumns(blocks: readonly HomeBlock[]): Columns {
  const of = (area: HomeBlock['area']) => blocks.filter((block) => block.area === area);
  return { top: of('top'), left: of('left'), main: of('main'), right: of('right'), bottom: of('bottom') };
}
