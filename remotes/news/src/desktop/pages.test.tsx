import { portalError } from '@portico/client';
import { newsContract } from '@portico/contracts';
import { fakeServer, renderBlock, renderPage, student } from '@portico/testing';
import { within } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { article, category, item, plan, topic } from '../samples.ts';
import { ArticlePage } from './article-page.tsx';
import { LatestBlock } from './latest-block.tsx';
import { ListPage } from './list-page.tsx';
import { MorePage } from './more-page.tsx';
import { TopicPage } from './topic-page.tsx';

const columns = [
  { category: category('1', '学校要闻'), top: [item('1', { cover: 'art:hall' }), item('2')] },
  { category: category('2', '学术动态'), top: [item('3', { linkType: 'outer', url: 'https://paper.example/3' })] },
];
const look = { showCover: 1, pageSize: 20, style: 1 } as const;
const all = columns.map((column) => column.category);
const front = (mine = all, topics = [topic('t1', '建校七十周年'), topic('t2', '审核评估'), topic('t3', '一条河')]) =>
  fakeServer(newsContract, {
    top: () => columns,
    categories: () => ({ mine, all }),
    topics: () => topics,
    mostRead: ({ period }) => [item(period === 'month' ? '8' : '7')],
  });

test('the front page shows the column of the address and leads to its articles', async () => {
  const page = renderPage(ListPage, { address: '/news?type=1', plan, answers: front() });
  const lead = await page.findByRole('heading', { level: 2, name: '第 1 条新闻' });
  expect(lead.closest('a')?.getAttribute('href')).toBe('/news/article/1');
  expect(page.getByRole('link', { name: '学校要闻' }).getAttribute('aria-current')).toBe('page');
});

test('N1 · what is read most is shown for the week, and for the month when it is chosen', async () => {
  const page = renderPage(ListPage, { address: '/news?type=1', plan, answers: front() });
  expect(await page.findByRole('link', { name: '第 7 条新闻' })).toBeTruthy();
  act(() => page.getByRole('tab', { name: '本月' }).click());
  expect(await page.findByRole('link', { name: '第 8 条新闻' })).toBeTruthy();
});

test('N1 · two topics stand beside the news, and the tab of topics has all of them', async () => {
  const page = renderPage(ListPage, { address: '/news?type=1', plan, answers: front() });
  const side = within(await page.findByRole('complementary', { name: '排行与专题' }));
  expect(side.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['建校七十周年', '审核评估']);
  expect(side.getByRole('link', { name: '审核评估' }).getAttribute('href')).toBe('/news/topic/t2');
  expect(side.queryByText('学术动态')).toBeNull();
  expect(side.getByRole('link', { name: '全部专题' }).getAttribute('href')).toBe('/news?type=topics');
  page.unmount();
  const whole = renderPage(ListPage, { address: '/news?type=topics', plan, answers: front() });
  expect((await whole.findAllByRole('heading', { level: 3 })).length).toBe(3);
  expect(whole.getByRole('link', { name: '专题' }).getAttribute('aria-current')).toBe('page');
});

test('N1 · a school without topics has the headlines of its other columns at the side, and no tab of topics', async () => {
  const page = renderPage(ListPage, { address: '/news?type=1', plan, answers: front(all, []) });
  const side = within(await page.findByRole('complementary', { name: '排行与其他栏目' }));
  expect(await side.findByRole('link', { name: /第 3 条新闻/ })).toBeTruthy();
  expect(page.queryByRole('link', { name: '专题' })).toBeNull();
  page.unmount();
  const whole = renderPage(ListPage, { address: '/news?type=topics', plan, answers: front(all, []) });
  expect(await whole.findByText('还没有专题')).toBeTruthy();
});

test('N2 · a topic has its picture, its articles page by page, and a card where it is gone', async () => {
  const answers = fakeServer(newsContract, {
    topic: () => topic('t1', '建校七十周年'),
    list: ({ pageNum }) => ({ records: [item('5')], total: 41, pageNum, pageSize: 20 }),
  });
  const page = renderPage(TopicPage, { address: '/news/topic/t1?page=2', path: '/news/topic/:id', plan, answers });
  expect(await page.findByRole('heading', { level: 1, name: '建校七十周年' })).toBeTruthy();
  expect((await page.findByRole('link', { name: '第 2 页' })).getAttribute('aria-current')).toBe('page');
  expect(page.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/news/topic/t1?page=3');
  expect(answers.asked.find(({ call }) => call.endsWith(newsContract.list.path))?.input).toMatchObject({ topicId: 't1', pageNum: 2 });
  page.unmount();
  const gone = () => {
    throw portalError('not-found', '专题不存在');
  };
  const none = fakeServer(newsContract, { topic: gone, list: gone });
  const lost = renderPage(TopicPage, { address: '/news/topic/x', path: '/news/topic/:id', plan, answers: none });
  expect((await lost.findByText('这个专题不存在或已下架')).closest('[data-error]')?.getAttribute('data-error')).toBe('not-found');
});

test('an article of another site opens directly for guests, and behind the interstitial for members', async () => {
  const page = renderPage(ListPage, { address: '/news?type=2', plan, answers: front() });
  const lead = await page.findByRole('heading', { level: 2, name: '第 3 条新闻' });
  expect(lead.closest('a')?.outerHTML).toContain('href="https://paper.example/3" target="_blank" rel="noopener noreferrer"');
  page.unmount();
  const members = renderPage(ListPage, { address: '/news?type=2', plan, answers: front(), person: student });
  const same = await members.findByRole('heading', { level: 2, name: '第 3 条新闻' });
  expect(same.closest('a')?.getAttribute('href')).toBe('/outside-chain?pageNavigationId=news.3');
});

test('N1 · the front page shows the columns that a person chose, in their order', async () => {
  const page = renderPage(ListPage, { address: '/news', plan, answers: front([...all].reverse()), person: student });
  await page.findByRole('heading', { level: 2, name: '第 3 条新闻' });
  const tabs = within(page.getByRole('navigation', { name: '新闻栏目' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['学术动态', '学校要闻', '专题']);
  expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
});

test('N1 · a title that a guest may not read says how to read it', async () => {
  const locked = item('7', { isLocked: 1, publisher: '', views: 0, isNew: 0 });
  const answers = fakeServer(newsContract, {
    list: () => ({ records: [locked, item('8', { isTop: 1 })], total: 2, pageNum: 1, pageSize: 20 }),
    config: () => ({ ...look, categories: [category('1', '学校要闻')] }),
    detail: () => ({ ...locked, html: '', attachments: [] }),
  });
  const list = renderPage(MorePage, { address: '/news/more/1', path: '/news/more/:id', plan, answers });
  const row = (await list.findByRole('heading', { level: 3, name: '第 7 条新闻' })).closest('a');
  expect(row?.textContent).toContain('登录后阅读');
  expect(row?.textContent).not.toContain('阅读 0');
  expect(list.getByRole('heading', { level: 3, name: '置顶 第 8 条新闻' }).closest('a')?.textContent).toContain('阅读 3,204');
  list.unmount();
  const page = renderPage(ArticlePage, { address: '/news/article/7', path: '/news/article/:id', plan, answers });
  expect(await page.findByRole('heading', { level: 1, name: '第 7 条新闻' })).toBeTruthy();
  expect(page.getByText('登录后阅读')).toBeTruthy();
  expect(page.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login?redirect=%2Fnews%2Farticle%2F7');
  expect(page.queryByRole('toolbar')).toBeNull();
});

test('N2 · a column that is gone has the not-found card', async () => {
  const gone = () => {
    throw portalError('not-found', '栏目不存在');
  };
  const answers = fakeServer(newsContract, { list: gone, config: () => ({ ...look, categories: [] }) });
  const page = renderPage(MorePage, { address: '/news/more/x', path: '/news/more/:id', plan, answers });
  const card = (await page.findByText('这个栏目不存在或已停用')).closest('[data-error]');
  expect(card?.getAttribute('data-error')).toBe('not-found');
  expect(page.getByRole('link', { name: '去新闻中心看看' }).getAttribute('href')).toBe('/news');
});

test('columns that cannot be loaded leave one card with a retry', async () => {
  let broken = true;
  const answers = fakeServer(newsContract, {
    top: () => {
      if (broken) throw portalError('failed', '服务暂时没有响应', { requestId: 'req-7' });
      return columns;
    },
    topics: () => [],
    categories: () => ({ mine: all, all }),
  });
  const page = renderPage(ListPage, { address: '/news', plan, answers });
  expect(await page.findByText('新闻暂时没有加载出来')).toBeTruthy();
  expect(page.getByText(/req-7/)).toBeTruthy();
  broken = false;
  act(() => page.getByRole('button', { name: '重新加载' }).click());
  expect(await page.findByRole('heading', { name: '第 1 条新闻' })).toBeTruthy();
});

test('the filter of a list goes into the address and is asked for', async () => {
  const answers = fakeServer(newsContract, {
    list: ({ pageNum }) => ({ records: [item('5')], total: 41, pageNum, pageSize: 20 }),
    config: () => ({ ...look, categories: [category('1', '学校要闻')] }),
  });
  const page = renderPage(MorePage, { address: '/news/more/1?page=2', path: '/news/more/:id', plan, answers });
  expect(await page.findByRole('heading', { level: 1, name: '学校要闻' })).toBeTruthy();
  expect(page.getByRole('link', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
  const title = page.getByLabelText('标题') as HTMLInputElement;
  title.value = '供暖';
  await act(async () => page.getByRole('button', { name: '筛选' }).click());
  expect(page.address()).toBe('/news/more/1?keyword=%E4%BE%9B%E6%9A%96');
  expect(answers.asked.at(-1)?.input).toMatchObject({ categoryId: '1', keyword: '供暖' });
});

test('an article shows who wrote it, its files and its neighbour, and its letters grow on demand', async () => {
  const answers = fakeServer(newsContract, { detail: () => article });
  const page = renderPage(ArticlePage, { address: '/news/article/9', path: '/news/article/:id', plan, answers });
  expect(await page.findByRole('heading', { level: 1, name: '学术周开幕' })).toBeTruthy();
  expect(page.getByText('叶知秋')).toBeTruthy();
  expect(page.getByText('阅读 3,204')).toBeTruthy();
  expect(page.getByRole('link', { name: /日程\.pdf/ }).textContent).toContain('PDF　19.6 KB');
  expect(page.getByText('0a1b2c3d4e5f…').getAttribute('title')).toBe(article.attachments[0]?.sha256);
  expect(page.getByRole('link', { name: '观测站建成' }).getAttribute('href')).toBe('/news/article/8');
  act(() => page.getByRole('button', { name: 'A+ 大号字' }).click());
  expect((await page.findByText('主论坛')).closest('[data-size]')?.getAttribute('data-size')).toBe('l');
});

test('an article that is gone says so and leads back', async () => {
  const gone = () => {
    throw portalError('not-found', '文章不存在');
  };
  const page = renderPage(ArticlePage, {
    address: '/news/article/9',
    path: '/news/article/:id',
    plan,
    answers: fakeServer(newsContract, { detail: gone }),
  });
  expect(await page.findByText('这篇文章不存在或已下架')).toBeTruthy();
  expect(page.getByRole('link', { name: '去新闻中心看看' }).getAttribute('href')).toBe('/news');
});

test('home’s block changes its column without asking again, by arrow keys too', async () => {
  const answers = front();
  const page = renderBlock(LatestBlock, { plan, answers });
  const first = await page.findByRole('tab', { name: '学校要闻', selected: true });
  const asked = answers.asked.length;
  act(() => {
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  expect(page.getByRole('tab', { name: '学术动态', selected: true })).toBe(document.activeElement);
  expect(page.getByRole('tabpanel').textContent).toContain('第 3 条新闻');
  expect(answers.asked).toHaveLength(asked);
});

test('home’s block has the person’s own columns in their order', async () => {
  const page = renderBlock(LatestBlock, { plan, answers: front([...all].reverse()) });
  const tabs = await page.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([...all].reverse().map(({ name }) => name));
});

test('N2 · a checksum is copied whole, and shown whole where the browser refuses', async () => {
  const written: string[] = [];
  const writeText = vi.fn(async (text: string) => void written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const page = renderPage(ArticlePage, {
    address: '/news/article/9',
    path: '/news/article/:id',
    plan,
    answers: fakeServer(newsContract, { detail: () => article }),
  });
  const copy = await page.findByRole('button', { name: '复制日程.pdf的校验值' });
  await act(async () => copy.click());
  expect(written).toEqual([article.attachments[0]?.sha256]);
  expect(page.getByText('已复制')).toBeTruthy();
  writeText.mockRejectedValueOnce(new Error('not allowed'));
  await act(async () => copy.click());
  expect(page.getByText(new RegExp(article.attachments[0]?.sha256 ?? '-'))).toBeTruthy();
  vi.unstubAllGlobals();
});
