import { type AreaManifest, shellPaths } from '@portico/area';
import { expect, test } from 'vitest';
import { validateAreaName } from './validate-area-name.ts';

const hall: AreaManifest = {
  id: 'service-hall',
  title: '服务大厅',
  contract: '^1',
  pages: { search: { title: '搜索', desktop: { path: ['/search', '/find'] }, mobile: { path: '/mobile/work' } } },
};

test.each([
  ['Library', 'kebab-case'],
  ['library_loans', 'kebab-case'],
  ['图书馆', 'kebab-case'],
  ['-library', 'kebab-case'],
  ['../library', 'kebab-case'],
  ['a'.repeat(41), 'at most 40 letters'],
  ['login', 'belongs to the portal itself'],
  ['assets', 'belongs to the portal itself'],
  ['auth-login', 'belongs to the portal itself'],
  ['service-hall', 'There is an area service-hall already'],
  ['find', '/find belongs to service-hall/search'],
  ['work', '/mobile/work belongs to service-hall/search'],
])('%s is refused: %s', (name, reason) => {
  expect(validateAreaName(name, [hall])).toContain(reason);
});

test('no area can use an address of the shell’s own pages', () => {
  for (const path of shellPaths) expect(validateAreaName(path.split('/')[1] ?? '', [])).toContain('belongs to the portal itself');
});

test.each(['library', 'library-loans', 'hall2'])('%s is a good name', (name) => {
  expect(validateAreaName(name, [hall])).toBeUndefined();
});
