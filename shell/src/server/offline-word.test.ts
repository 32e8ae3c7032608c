import type { Page } from '@portico/area';
import { expect, test } from 'vitest';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import { offlineWord } from './offline-word.ts';

const facts = (more: { modules?: string[]; isGuest?: boolean; preview?: string } = {}) =>
  ({
    openModules: new Set(more.modules ?? ['offline']),
    person: { isGuest: more.isGuest ?? false },
    wholePlan: { preview: more.preview },
  }) as unknown as PortalFacts;
const page: Page = { title: '校园信息', offline: '可以查电话' };
const path = '/mobile/personal-center/campus-infos';

test('only a declared page below /mobile/ is kept, for members, outside previews', () => {
  expect(offlineWord(path, { page, facts: facts() })).toBe('keep');
  expect(offlineWord(path, { page: { title: '新闻' }, facts: facts() })).toBe('pass');
  expect(offlineWord(path, { page: undefined, facts: facts() })).toBe('pass');
  expect(offlineWord(path, { page, facts: facts({ isGuest: true }) })).toBe('pass');
  expect(offlineWord(path, { page, facts: facts({ preview: 'draft' }) })).toBe('pass');
  for (const other of ['/personal-center/campus-infos', '/login', '/mobile'])
    expect(offlineWord(other, { page, facts: facts() })).toBeUndefined();
});

test('a module that is off withdraws the worker on every page of a phone', () => {
  expect(offlineWord('/mobile/home', { page: undefined, facts: facts({ modules: [] }) })).toBe('off');
});
