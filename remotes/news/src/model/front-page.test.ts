import type { NewsItem } from '@portico/contracts';
import { expect, test } from 'vitest';
import { type Column, frontPage } from './front-page.ts';

const item = (id: string, cover?: string) => ({ id, cover }) as NewsItem;
const column = (id: string, top: NewsItem[]) => ({ category: { id, name: id, sort: 0, isLogin: 0 }, top }) as Column;
const ids = (items: readonly NewsItem[] | undefined) => items?.map(({ id }) => id);

test('the first article with a picture leads, the next three pictures are cards, the rest are rows', () => {
  const page = frontPage(
    [
      column(
        'a',
        ['1', '2', '3', '4', '5'].map((id) => item(id, id === '1' ? undefined : 'art:hall')),
      ),
    ],
    null,
  );
  expect(page?.lead?.id).toBe('2');
  expect(ids(page?.cards)).toEqual(['3', '4', '5']);
  expect(ids(page?.rows)).toEqual(['1']);
});

test('fewer than three pictures make no cards', () => {
  const page = frontPage([column('a', [item('1', 'art:hall'), item('2', 'art:hall'), item('3')])], null);
  expect(page?.cards).toEqual([]);
  expect(ids(page?.rows)).toEqual(['2', '3']);
});

test('an unknown column in the address shows the first one that has articles, others are at the side', () => {
  const page = frontPage([column('empty', []), column('a', [item('1')]), column('b', [item('2')])], 'gone');
  expect(page?.category.id).toBe('a');
  expect(page?.others.map((other) => other.category.id)).toEqual(['b']);
});

test('a school without columns has no front page', () => {
  expect(frontPage([], null)).toBeUndefined();
});
