import type { HomeBlock } from '@portico/contracts';

/** What a school that has arranged nothing gets, and what stands when its arrangement cannot be read. */
export const defaultBlocks: readonly HomeBlock[] = (
  [
    ['home.banner', 'top'],
    ['home.quick-nav', 'top'],
    ['home.services', 'main'],
    ['info-center.notices', 'right'],
    ['home.topics', 'bottom'],
    ['news.latest', 'bottom'],
  ] as const
).map(([sign, area], sort) => ({ id: sign, sign, name: '这一块', area, span: 24, sort, open: 1, isLogin: 0, props: {} }));

/** The school's blocks that this visitor sees, in its order; a sign that stands there twice counts once. */
export function shownBlocks(
  blocks: readonly HomeBlock[],
  { guest, isOpen }: { guest: boolean; isOpen: (sign: string) => boolean },
): readonly HomeBlock[] {
  const shown = blocks.filter((block) => block.open === 1 && !(guest && block.isLogin === 1) && isOpen(block.sign));
  const sorted = shown.sort((a, b) => a.sort - b.sort);
  return sorted.filter(({ sign }, at) => sorted.findIndex((block) => block.sign === sign) === at);
}
