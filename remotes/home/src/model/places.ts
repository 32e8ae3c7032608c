import type { HomeBlock } from '@portico/contracts';

/** A strip of the page: one block over the whole width, or a wide and a narrow column. */
export type Strip = { kind: 'whole'; block: HomeBlock } | { kind: 'columns'; main: readonly HomeBlock[]; side: readonly HomeBlock[] };

/** The workbench's places: three columns between what stands above and below them. */
export type Columns = Readonly<Record<HomeBlock['area'], readonly HomeBlock[]>>;

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
