import { expect, test } from 'vitest';
import { defaultBlocks, shownBlocks } from './arrangement.ts';
import { inColumns, inStrips } from './places.ts';

const all = { guest: false, isOpen: () => true };
const signs = (strips: ReturnType<typeof inStrips>) =>
  strips.map((strip) =>
    strip.kind === 'whole' ? strip.block.sign : [strip.main.map((block) => block.sign), strip.side.map((block) => block.sign)],
  );

test('H1 · blocks stand in the school’s order, services and notices side by side', () => {
  expect(signs(inStrips(shownBlocks(defaultBlocks, all)))).toEqual([
    'home.banner',
    'home.quick-nav',
    [['home.services'], ['info-center.notices']],
    'home.topics',
    'news.latest',
  ]);
});

test('H1 · without its neighbour a column takes the whole width', () => {
  const shown = shownBlocks(defaultBlocks, { ...all, isOpen: (sign) => sign !== 'info-center.notices' });
  expect(signs(inStrips(shown))).toContain('home.services');
});

test('G8 · a block that is off, or for members only, is not shown', () => {
  const blocks = defaultBlocks.map((block) => ({
    ...block,
    open: block.sign === 'home.topics' ? (0 as const) : block.open,
    isLogin: block.sign === 'home.quick-nav' ? (1 as const) : block.isLogin,
  }));
  const shown = shownBlocks(blocks, { ...all, guest: true }).map(({ sign }) => sign);
  expect(shown).not.toContain('home.topics');
  expect(shown).not.toContain('home.quick-nav');
});

test('H1 · a block that a school has placed twice is shown once, where it stands first', () => {
  const twice = defaultBlocks.flatMap((block) => (block.sign === 'news.latest' ? [{ ...block, sort: -1 }, block] : [block]));
  const shown = shownBlocks(twice, all).map(({ sign }) => sign);
  expect(shown.filter((sign) => sign === 'news.latest')).toHaveLength(1);
  expect(shown[0]).toBe('news.latest');
});

test('K5 · the workbench has three columns, in the school’s order', () => {
  const placed = [
    { sign: 'home.person', area: 'left' as const },
    { sign: 'home.services', area: 'main' as const },
    { sign: 'info-center.notices', area: 'main' as const },
    { sign: 'news.latest', area: 'right' as const },
  ].map(({ sign, area }, sort) => ({
    id: sign,
    name: sign,
    span: 8 as const,
    open: 1 as const,
    isLogin: 0 as const,
    props: {},
    sign,
    area,
    sort,
  }));
  const { left, main, right, top, bottom } = inColumns(shownBlocks(placed, all));
  expect([left, main, right].map((column) => column.map(({ sign }) => sign))).toEqual([
    ['home.person'],
    ['home.services', 'info-center.notices'],
    ['news.latest'],
  ]);
  expect([...top, ...bottom]).toEqual([]);
});
