import { Link, useParams, useSearchParams } from '@portico/area/react';
import { createClient, portalError, useQuery } from '@portico/client';
import { newsContract } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, renderPage, student } from './index.ts';

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

test('a page finds its person, parameters, query and answers', async () => {
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
