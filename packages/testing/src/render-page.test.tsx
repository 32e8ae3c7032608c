import { defineArea } from '@portico/area';
import {
  AreaLink,
  Link,
  useKeptState,
  usePageTitle,
  useParams,
  usePortalEvent,
  useSearchParams,
  useUnsavedWork,
} from '@portico/area/react';
import { createClient, portalError, useQuery } from '@portico/client';
import { newsContract } from '@portico/contracts';
import { useDevice, useModuleOpen, usePerson } from '@portico/session';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { act, fakeServer, fireEvent, planWith, renderBlock, renderPage, student } from './index.ts';

const news = createClient(newsContract);

function Page() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const list = useQuery(news.list.query({ categoryId: '7' }));
  return (
    <main>
      <p>
        {usePerson().name} {id} {query.get('page')}
      </p>
      <p>{list.error ? `error ${list.error.message}` : `total ${list.data?.total}`}</p>
      <Link to="/news?page=3">further</Link>
    </main>
  );
}

test('a page gets its person, parameters, query and answers', async () => {
  const answers = fakeServer(newsContract, { list: ({ pageNum }) => ({ records: [], total: 7, pageNum, pageSize: 10 }) });
  const page = renderPage(Page, { address: '/news/more/7?page=2', path: '/news/more/:id', person: student, answers });
  expect(page.getByText('林知夏 7 2')).toBeTruthy();
  expect(await page.findByText('total 7')).toBeTruthy();
  expect(answers.asked.map(({ call }) => call)).toEqual(['GET /homepage/news/list']);
  act(() => page.getByText('further').click());
  expect(page.address()).toBe('/news?page=3');
});

test('an answer that the contract does not allow fails the page', async () => {
  const page = renderPage(Page, { answers: fakeServer(newsContract, { list: () => [] as never }) });
  expect(await page.findByText(/^error/)).toBeTruthy();
});

test('a handler’s refusal is what the page sees', async () => {
  const refuse = () => {
    throw portalError('forbidden', '没有权限');
  };
  const page = renderPage(Page, { answers: fakeServer(newsContract, { list: refuse }) });
  expect(await page.findByText('error 没有权限')).toBeTruthy();
});

const library = defineArea({
  id: 'library',
  title: '图书馆',
  contract: '^1',
  pages: { main: { title: '图书馆', desktop: { path: '/library' }, mobile: { path: '/mobile/library' } } },
  blocks: { 'library.new': { title: '新书', height: { desktop: 100, mobile: 80 } } },
});

function Desk() {
  const [draft, setDraft] = useKeptState('draft', '');
  const [forgotten, setForgotten] = useState('');
  useUnsavedWork(draft !== '');
  usePageTitle(draft || undefined);
  return (
    <main>
      <input aria-label="draft" value={draft} onChange={(event) => setDraft(event.target.value)} />
      <input aria-label="forgotten" value={forgotten} onChange={(event) => setForgotten(event.target.value)} />
      <AreaLink to="library/main">library</AreaLink>
      <AreaLink to="news/list">news</AreaLink>
      <p>
        {useModuleOpen('library.new') ? 'open' : 'closed'} {useDevice()}
      </p>
    </main>
  );
}

test('unsaved work, the title and kept state are visible to the test, also after a swap', () => {
  const page = renderPage(Desk, { plan: planWith(library) });
  const value = (name: string) => (page.getByLabelText(name) as HTMLInputElement).value;
  expect([page.unsaved(), page.title()]).toEqual([false, undefined]);
  fireEvent.change(page.getByLabelText('draft'), { target: { value: '便条' } });
  fireEvent.change(page.getByLabelText('forgotten'), { target: { value: 'x' } });
  expect([page.unsaved(), page.title()]).toEqual([true, '便条']);
  page.swap(() => <Desk />);
  expect([value('draft'), value('forgotten'), page.unsaved()]).toEqual(['便条', '', true]);
  page.unmount();
  expect(page.unsaved()).toBe(false);
});

test('links lead to the areas that are on, on each device, and are plain text to others', () => {
  const desktop = renderPage(Desk, { plan: planWith(library) });
  expect(desktop.getByRole('link', { name: 'library' }).getAttribute('href')).toBe('/library');
  expect(desktop.queryByRole('link', { name: 'news' })).toBeNull();
  expect(desktop.getByText('open desktop')).toBeTruthy();
  desktop.unmount();
  const mobile = renderPage(Desk, { plan: planWith(library), device: 'mobile', modules: ['library'] });
  expect(mobile.getByRole('link', { name: 'library' }).getAttribute('href')).toBe('/mobile/library');
  expect(mobile.getByText('closed mobile')).toBeTruthy();
});

test('a block gets the school’s settings', () => {
  const block = renderBlock(({ settings }) => <p>{String(settings.rows)} rows</p>, { settings: { rows: 4 } });
  expect(block.getByText('4 rows')).toBeTruthy();
});

function Counts() {
  const [sum, setSum] = useState(0);
  usePortalEvent('console', ({ waiting = 0 }) => setSum(sum + waiting));
  return <p>sum {sum}</p>;
}

test('a page hears the portal’s events while it is mounted, with its newest listener', () => {
  const page = renderPage(Counts);
  page.event('console', { revision: 1, waiting: 2 });
  page.event('console', { revision: 2, waiting: 3 });
  expect(page.getByText('sum 5')).toBeTruthy();
});
