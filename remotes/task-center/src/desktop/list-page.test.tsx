import { portalError } from '@portico/client';
import { taskContract } from '@portico/contracts';
import { renderPage, student } from '@portico/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plan, task, taskServer } from '../samples.ts';
import { ListPage } from './list-page.tsx';

const render = (answers: ReturnType<typeof taskServer>, address = '/task-center') =>
  renderPage(ListPage, { address, plan, answers, person: student });
const asked = (answers: ReturnType<typeof taskServer>, call: string) => answers.asked.filter((each) => each.call.endsWith(call));
const finance = { sourceCode: 'finance', sourceName: '财务报销' };

test('T1 · the server’s types are the tabs, with their counts, and the address chooses one', async () => {
  const page = render(taskServer({ tasks: [task('1'), task('2', { type: 'mine', status: 'doing' })] }), '/task-center?tab=mine');
  expect((await page.findByRole('link', { name: '我发起的 1' })).getAttribute('aria-current')).toBe('page');
  expect(page.getByRole('link', { name: '待阅 2' }).getAttribute('href')).toBe('/task-center?tab=read');
  expect(page.getByRole('link', { name: '审批 2' }).getAttribute('href')).toBe('/task-center/approvals');
  expect(await page.findByRole('link', { name: '任务 2' })).toBeTruthy();
  expect(page.queryByText('任务 1')).toBeNull();
});

test('T1 · a tab and filters that nobody knows are ignored', async () => {
  const answers = taskServer({ tasks: [task('1')] });
  const page = render(answers, '/task-center?tab=nonsense&start=2026-02-30&sort=x&item=oa');
  expect(await page.findByRole('link', { name: '任务 1' })).toBeTruthy();
  expect(page.getByRole('link', { name: '待办 3' }).getAttribute('aria-current')).toBe('page');
  expect(asked(answers, 'getTaskCenterInfo').at(-1)?.input).toEqual({ type: 'todo', pageSize: 50 });
});

test('T1 · what is overdue says so in words, first and under its own head', async () => {
  const tasks = [task('1', { overdue: true, dueTime: '2026-11-18 17:30:00' }), task('2', { dueTime: '2026-11-20 17:30:00' })];
  const page = render(taskServer({ tasks }));
  expect(await page.findByRole('heading', { level: 2, name: '已逾期 1 项' })).toBeTruthy();
  expect(page.getAllByText('已逾期 2 天')).toHaveLength(2);
  expect(page.getByText('今日 17:30 到期')).toBeTruthy();
});

test('T1 · words and days of the form go into the address', async () => {
  const page = render(taskServer({ tasks: [task('1')] }));
  const field = (await page.findByRole('searchbox')) as HTMLInputElement;
  field.value = ' 报销 ';
  fireEvent.change(page.getByLabelText('开始日期'), { target: { value: '2026-11-01' } });
  fireEvent.submit(page.getByRole('form', { name: '筛选任务' }));
  await waitFor(() => expect(page.address()).toBe('/task-center?keyword=%E6%8A%A5%E9%94%80&start=2026-11-01'));
  expect(await page.findByText('没有找到与“报销”相关的任务')).toBeTruthy();
  act(() => page.getAllByRole('link', { name: '清空条件' })[0]?.click());
  expect(page.address()).toBe('/task-center');
});

test('T1 · each task offers what it allows, by the rule for links; one without an address offers nothing', async () => {
  const inside = { link: '/service-hall', isFrame: 0, isLogin: 1 } as const;
  const tasks = [
    task('1'),
    task('2', { target: { link: '', isFrame: 0, isLogin: 1 } }),
    task('3', { target: inside, actions: ['view', 'urge'] }),
  ];
  const page = render(taskServer({ tasks }));
  const [first] = await page.findAllByRole('link', { name: '去处理：任务 1' });
  expect(first?.outerHTML).toContain('href="https://oa.example/1" target="_blank" rel="noopener noreferrer"');
  expect(page.queryByRole('link', { name: /：任务 2/ })).toBeNull();
  expect(page.getByRole('link', { name: '查看：任务 3' }).getAttribute('href')).toBe('/service-hall');
  expect(page.queryByRole('checkbox')).toBeNull();
  expect(page.queryByRole('button', { name: '催办' })).toBeNull();
  act(() => page.getByRole('link', { name: '任务 3' }).click());
  expect(await page.findByRole('button', { name: '催办' })).toBeTruthy();
  expect(page.queryByRole('button', { name: '撤回' })).toBeNull();
});

test('T1 · several are marked as read at once, and only what is to be read', async () => {
  const read = { type: 'read', status: 'read', actions: ['view', 'markRead'] } as const;
  const answers = taskServer({ tasks: ['1', '2', '3'].map((id) => task(id, { ...read, actions: [...read.actions] })) });
  const page = render(answers, '/task-center?tab=read');
  fireEvent.click(await page.findByRole('checkbox', { name: '全选' }));
  fireEvent.click(page.getByRole('checkbox', { name: '选择 任务 2' }));
  expect(page.getByText('已选 2 条')).toBeTruthy();
  fireEvent.click(page.getAllByRole('button', { name: '标记已阅' })[0] as HTMLElement);
  expect(await page.findByText('2 条已标记为已阅。')).toBeTruthy();
  expect(asked(answers, 'actOnTasks')[0]?.input).toEqual({
    action: 'markRead',
    tasks: [
      { id: '1', sourceCode: 'oa' },
      { id: '3', sourceCode: 'oa' },
    ],
  });
  await waitFor(() => expect(page.queryByText('任务 1')).toBeNull());
  expect(page.getByRole('link', { name: '任务 2' })).toBeTruthy();
});

test('T1 · an application is withdrawn after a question', async () => {
  const answers = taskServer({ tasks: [task('1', { type: 'mine', status: 'doing', actions: ['view', 'withdraw'] })] });
  const page = render(answers, '/task-center?tab=mine');
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  fireEvent.click(await page.findByRole('button', { name: '撤回' }));
  expect(page.getByText('撤回后“任务 1”不再办理，需要时请重新提交。')).toBeTruthy();
  expect(asked(answers, 'actOnTasks')).toHaveLength(0);
  fireEvent.click(page.getByText('撤回申请', { selector: 'button' }));
  expect(await page.findByText('1 条已撤回。')).toBeTruthy();
});

test('T1 · after coming back from a source its task and the counts are asked again, and only then', async () => {
  const school = { tasks: [task('1'), task('2')] };
  const answers = taskServer(school);
  const page = render(answers);
  const [link] = await page.findAllByRole('link', { name: '去处理：任务 1' });
  const types = () => asked(answers, 'getTaskCenterType').length;
  const before = types();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(types()).toBe(before);
  fireEvent.click(link as HTMLElement);
  school.tasks = [task('2')];
  const details = asked(answers, 'getTaskDetail').length;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(page.queryByText('任务 1')).toBeNull());
  expect(types()).toBe(before + 1);
  expect(asked(answers, 'getTaskDetail').slice(details)[0]?.input).toEqual({ id: '1', sourceCode: 'oa' });
});

test('T1 · a source that fails is named with a retry, and the others’ tasks stand', async () => {
  const school = { tasks: [task('1')], failed: [finance, { sourceCode: 'research', sourceName: '科研' }] as (typeof finance)[] };
  const page = render(taskServer(school));
  expect(await page.findByText('2 个系统暂不可用：财务报销、科研')).toBeTruthy();
  expect(page.getByRole('link', { name: '任务 1' })).toBeTruthy();
  school.failed = [];
  fireEvent.click(page.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(page.queryByText(/暂不可用/)).toBeNull());
});

test('T1 · nothing to do is said as good news', async () => {
  expect(await render(taskServer({ tasks: [] })).findByText('待办都处理完了')).toBeTruthy();
});

test('T1 · a list that cannot be had leaves a card with a retry, and the tabs', async () => {
  let isDown = true;
  const answers = taskServer({ tasks: [task('1')] }).and(taskContract, {
    list: () => {
      if (isDown) throw portalError('failed', '服务暂时没有响应', { requestId: 'req-7' });
      return { records: [task('1')], total: 1, pageNum: 1, pageSize: 50, sources: [], failedSources: [] };
    },
  });
  const page = render(answers);
  expect(await page.findByText('任务暂时没有加载出来')).toBeTruthy();
  expect(page.getByText(/req-7/)).toBeTruthy();
  expect(page.getByRole('link', { name: '待阅 2' })).toBeTruthy();
  isDown = false;
  fireEvent.click(page.getByRole('button', { name: '重新加载' }));
  expect(await page.findByRole('link', { name: '任务 1' })).toBeTruthy();
});

test('T2 · the time line says who has an application now and until when', async () => {
  const page = render(taskServer({ tasks: [task('1', { type: 'mine', status: 'doing' })] }), '/task-center?tab=mine&item=oa:1');
  expect(await page.findByText('当前由 蒋予安 办理，环节“辅导员审批”，2026-11-21 23:59 前办结')).toBeTruthy();
  expect(page.getByText('辅导员审批', { exact: false, selector: 'b' }).closest('li')?.getAttribute('aria-current')).toBe('step');
});

test('T1 · a long list loads further pages, and beyond two hundred rows draws only what is seen', async () => {
  const tasks = Array.from({ length: 260 }, (_task, at) => task(String(at)));
  const page = render(taskServer({ tasks }));
  for (const shown of [50, 100, 150, 200]) {
    await page.findByText(`已显示 ${shown} 条，共 260 条`);
    fireEvent.click(page.getByRole('button', { name: '加载更多' }));
  }
  await page.findByText('已显示 250 条，共 260 条');
  await waitFor(() => expect(page.container.querySelectorAll('[data-item="row"]').length).toBeLessThan(200));
});
