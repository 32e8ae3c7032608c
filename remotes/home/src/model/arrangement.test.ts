import { expect, test } from 'vitest';
import { arrange, defaultBlocks } from './arrangement.ts';

const all = { guest: false, isOpen: () => true };
const signs = (strips: ReturnType<typeof arrange>) =>
  strips.map((strip) =>
    strip.kind === 'whole' ? strip.block.sign : [strip.main.map((block) => block.sign), strip.side.map((block) => block.sign)],
  );

test('H1 · blocks stand in the school’s order, services and notices side by side', () => {
  expect(signs(arrange(defaultBlocks, all))).toEqual([
    'home.banner',
    'home.quick-nav',
    [['home.services'], ['info-center.notices']],
    'home.topics',
    'news.latest',
  ]);
});

test('H1 · without its neighbour a column takes the whole width', () => {
  expect(signs(arrange(defaultBlocks, { ...all, isOpen: (sign) => sign !== 'info-center.notices' }))).toContain('home.services');
});

test('G8 · a block that is off, or for members only, is not shown', () => {
  const blocks = defaultBlocks.map((block) => ({
    ...block,
    open: block.sign === 'home.topics' ? (0 as const) : block.open,
    isLogin: block.sign === 'home.quick-nav' ? (1 as const) : block.isLogin,
  }));
  const shown = signs(arrange(blocks, { ...all, guest: true })).flat(2);
  expect(shown).not.toContain('home.topics');
  expect(shown).not.toContain('home.quick-nav');
});
