import { expect, test } from 'vitest';
import { startPages } from './start-pages.ts';

const entry = (link: string, isDefault: 0 | 1 = 1) => ({ link, name: link, isDefault });

test('P1 · a person may start on built-in pages that exist, and on the personal center, each once', () => {
  const menus = [entry('/home'), entry('/gone'), entry('https://map.example', 0), entry('/personal-center')];
  expect(startPages(menus, (path) => path !== '/gone').map(({ key }) => key)).toEqual(['', '/home', '/personal-center']);
  expect(startPages([], () => true).map(({ key }) => key)).toEqual(['', '/personal-center']);
});
