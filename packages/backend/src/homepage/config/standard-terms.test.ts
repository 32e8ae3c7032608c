import { expect, test } from 'vitest';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { standardTerms } from './standard-terms.ts';

const school = { unitName: '清禾大学', filings: { owner: '清禾大学', organizer: '信息化办公室', icp: '' } };

test('every school has both terms, which name it and who runs the site', () => {
  const texts = ['user-agreement', 'privacy-policy'].map((sign) => standardTerms(school, sign)?.html ?? '');
  expect(texts.map(safeHtml)).toEqual(texts);
  expect(texts.join('')).toMatch(/清禾大学一网通办.*信息化办公室/s);
});

test('no other text is made up', () => {
  for (const sign of ['about', 'toString', undefined]) expect(standardTerms(school, sign)).toBeUndefined();
});
