import { portalError } from '@portico/client';
import { assistantContract, configContract, searchContract, serviceContract, statisticContract } from '@portico/contracts';
import { fakeServer, renderPage, student } from '@portico/testing';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, hit, plan } from '../samples.ts';
import { SearchPage } from './search-page.tsx';

interface Change {
  search?: () => never;
  ask?: () => never;
  nothing?: boolean;
}

function server({ search, ask, nothing }: Change = {}) {
  let history = [
    { id: '1', search: '校历', time: '2026-11-20 08:00:00' },
    { id: '2', search: '奖学金', time: '2026-11-19 08:00:00' },
  ];
  return fakeServer(searchContract, {
    search:
      search ??
      (({ search: keyword, type }) =>
        nothing
          ? { keyword, total: 0, groups: [], suggest: ['成绩查询'] }
          : {
              keyword,
              total: 27,
              suggest: [],
              groups: [
                { type: 'service' as const, name: '服务', total: 2, records: [hit('1'), hit('2')] },
                {
                  type: 'news' as const,
                  name: '新闻',
                  total: 25,
                  records: [hit('9', { type: 'news', title: '<b>成绩</b>发布', ranges: [] })],
                },
              ].filter((group) => type === 'all' || group.type === type),
            }),
    suggest: ({ search: text }) => [`${text}查询`, `${text}单`],
    records: () => history,
    clearRecords: ({ id }) => {
      const cleared = history.length;
      history = id ? history.filter((record) => record.id !== id) : [];
      return { cleared: cleared - history.length };
    },
  })
    .and(statisticContract, { hotSearches: () => ({ hot: [{ search: '选课', count: 9, rank: 1 }] }) })
    .and(assistantContract, { ask: ask ?? (() => answer) })
    .and(configContract, { intelligence: () => [{ type: 2 as const, code: 'x', accessToken: 'x', link: '/', name: '小禾' }] })
    .and(serviceContract, { hot: () => [] });
}
const show = (address: string, answers = server()) =>
  renderPage(SearchPage, { address, plan, answers, person: student, modules: ['search', 'robot'] });
const failed = () => {
  throw portalError('failed', '服务暂时没有响应', { requestId: 'req-1' });
};

test('Q1 · kinds have their counts, hits their marks, and the rest of a kind its own address', async () => {
  const page = show('/search?search=成绩');
  expect(await page.findByRole('link', { name: '全部 27' })).toBeTruthy();
  expect(page.getByRole('link', { name: '服务 2' }).getAttribute('href')).toBe('/search?search=%E6%88%90%E7%BB%A9&type=service');
  const [title] = page.getAllByRole('heading', { level: 3 });
  expect(title?.querySelector('mark')?.textContent).toBe('成绩');
  expect(title?.querySelector('a')?.getAttribute('href')).toBe('/service-hall/details/1');
  expect(page.getByRole('link', { name: /全部 25 条新闻/ }).getAttribute('href')).toContain('type=news');
});

test('case 37 · case 38 · markup in keyword and hits is text, and a long keyword is cut', async () => {
  const answers = server();
  const page = show(`/search?search=${encodeURIComponent(`"><img src=x>${'禾'.repeat(5_000)}`)}`, answers);
  expect(await page.findByText('<b>成绩</b>发布')).toBeTruthy();
  expect(page.container.querySelector('img')).toBeNull();
  const asked = answers.asked.find(({ call }) => call.endsWith('/homeApp/search'))?.input as { search: string };
  expect(asked.search).toHaveLength(100);
});

test('Q2 · the answer is first, with links to its sources; a refused link is text', async () => {
  const page = show('/search?search=成绩');
  const part = await page.findByRole('region', { name: '小禾的回答' });
  expect(part.querySelector('strong')?.textContent).toBe('成绩单');
  expect(part.textContent).toContain('AI 生成，仅供参考');
  expect(within(part).getByRole('link', { name: '成绩单打印' }).getAttribute('href')).toBe('/service-hall/details/1');
  expect(within(part).queryByRole('link', { name: '坏链接' })).toBeNull();
});

test('Q2 · hits are shown alone when the assistant fails', async () => {
  const page = show('/search?search=成绩', server({ ask: failed }));
  expect(await page.findByText('小禾暂时没有回答，下面的搜索结果不受影响。')).toBeTruthy();
  expect(page.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
});

test('Q1 · a search that fails leaves one card, and the answer stays', async () => {
  const page = show('/search?search=成绩', server({ search: failed }));
  expect(await page.findByText('搜索结果暂时没有加载出来')).toBeTruthy();
  expect(page.getByText(/req-1/)).toBeTruthy();
  expect(await page.findByRole('region', { name: '小禾的回答' })).toBeTruthy();
});

test('Q1 · nothing found: what may have been meant, and whom to ask', async () => {
  const page = show('/search?search=成绩丹', server({ nothing: true }));
  expect(await page.findByText('没有找到与“成绩丹”相关的内容')).toBeTruthy();
  expect(page.getByRole('link', { name: '成绩查询' }).getAttribute('href')).toContain(encodeURIComponent('成绩查询'));
});

test('Q1 · history is shown, one of it and all of it can be forgotten', async () => {
  const page = show('/search');
  expect(await page.findByRole('link', { name: '校历' })).toBeTruthy();
  act(() => page.getByRole('button', { name: '删除搜索记录 校历' }).click());
  await waitFor(() => expect(page.queryByRole('link', { name: '校历' })).toBeNull());
  act(() => page.getByRole('button', { name: '清空' }).click());
  await waitFor(() => expect(page.queryByRole('link', { name: '奖学金' })).toBeNull());
});

test('Q1 · suggestions come for what is typed, and arrows and Enter search one', async () => {
  const page = show('/search');
  const field = page.getByRole('combobox');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '成绩' } });
  const first = await page.findByRole('option', { name: '成绩查询' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(first.id);
  expect(document.activeElement).toBe(field);
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  await waitFor(() => expect(page.address()).toBe(`/search?search=${encodeURIComponent('成绩查询')}`));
});

test('Q1 · what no area of the plan has a page for is named, and leads nowhere', async () => {
  const target = { link: '/info-center?notice=7', isFrame: 0 as const, isLogin: 0 as const };
  const notice = hit('7', { type: 'notice', title: '停水通知', ranges: [], target });
  const groups = [{ type: 'notice' as const, name: '通知', total: 1, records: [notice] }];
  const page = show(
    '/search?search=停水',
    server().and(searchContract, { search: ({ search: keyword }) => ({ keyword, total: 1, suggest: [], groups }) }),
  );
  expect(await page.findByRole('heading', { level: 3, name: '停水通知' })).toBeTruthy();
  expect(page.queryByRole('link', { name: '停水通知' })).toBeNull();
});
