import type { ConsoleModule } from '@portico/contracts/console';

export interface TreeRow {
  module: ConsoleModule;
  level: 1 | 2;
  /** Undefined: it has no blocks. */
  isOpen: boolean | undefined;
}

/** The rows of the tree: blocks of opened modules, and everything whose name or sign contains the words. */
export function shownRows(modules: readonly ConsoleModule[], words: string, opened: readonly string[]): TreeRow[] {
  const wanted = words.trim().toLowerCase();
  const fits = ({ name, sign }: ConsoleModule) => name.toLowerCase().includes(wanted) || sign.includes(wanted);
  return modules
    .filter(({ parent }) => parent === '')
    .flatMap((module) => {
      const blocks = modules.filter(({ parent }) => parent === module.sign);
      const found = wanted ? blocks.filter(fits) : blocks;
      if (wanted && !fits(module) && found.length === 0) return [];
      const isOpen = opened.includes(module.sign) || (wanted !== '' && found.length > 0);
      const row: TreeRow = { module, level: 1, isOpen: blocks.length > 0 ? isOpen : undefined };
      const below = isOpen ? (wanted && found.length > 0 ? found : blocks) : [];
      return [row, ...below.map((block): TreeRow => ({ module: block, level: 2, isOpen: undefined }))];
    });
}

/** What a key does in the tree. */
export type TreeStep = { go: TreeRow } | { open: boolean };

/** The step of an arrow key, Home or End from a row; undefined: the key does nothing there. */
export function treeStep(rows: readonly TreeRow[], at: number, key: string): TreeStep | undefined {
  const row = rows[at];
  const to = (next: TreeRow | undefined) => next && { go: next };
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      return row?.isOpen === false ? { open: true } : row?.isOpen ? to(rows[at + 1]) : undefined;
    case 'ArrowLeft':
      if (row?.isOpen) return { open: false };
      return row?.level === 2 ? to(rows.find(({ module }) => module.sign === row.module.parent)) : undefined;
    default:
      return undefined;
  }
}

/** Each module before its blocks. */
export const inTree = <Row extends { sign: string; parent: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ parent }) => parent === '').flatMap((module) => [module, ...rows.filter(({ parent }) => parent === module.sign)]);
