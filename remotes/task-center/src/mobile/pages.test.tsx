import { renderPage, student } from '@portico/testing';
import { expect, test } from 'vitest';
import { plan, task, taskServer } from '../samples.ts';
import { DetailPage } from './detail-page.tsx';
import { ListPage } from './list-page.tsx';

const mine = task('1', {
  type: 'mine',
  status: 'doing',
  actions: ['view'],
  target: { link: 'https://oa.example/1', mobileLink: 'https://m.oa.example/1', isFrame: 0, isLogin: 1 },
});
const phone = { plan, device: 'mobile', person: student } as const;

test('T1 · a phone opens a task’s own page by its title, and its system by its button, at the address for phones', async () => {
  const page = renderPage(ListPage, { ...phone, address: '/mobile/task-center?tab=mine', answers: taskServer({ tasks: [mine] }) });
  expect((await page.findByRole('link', { name: '任务 1' })).getAttribute('href')).toBe('/mobile/task-center/detail/oa/1');
  expect(page.getByRole('link', { name: '查看：任务 1' }).getAttribute('href')).toBe('https://m.oa.example/1');
  expect(page.getByRole('link', { name: '我发起的 1' }).getAttribute('aria-current')).toBe('page');
});

test('T2 · a phone’s page of an application has its time line; one that is gone says so and leads back', async () => {
  const detail = (id: string) =>
    renderPage(DetailPage, {
      ...phone,
      address: `/mobile/task-center/detail/oa/${id}`,
      path: '/mobile/task-center/detail/:source/:id',
      answers: taskServer({ tasks: [mine] }),
    });
  const page = detail('1');
  expect(await page.findByText(/^当前由 蒋予安 办理/)).toBeTruthy();
  expect(page.title()).toBe('任务 1');
  const gone = detail('2');
  expect(await gone.findByText('这项任务已经不在了')).toBeTruthy();
  expect(gone.getByRole('link', { name: '返回任务中心' }).getAttribute('href')).toBe('/mobile/task-center');
});
