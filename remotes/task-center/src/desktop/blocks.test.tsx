import { renderBlock, student } from '@portico/testing';
import { expect, test } from 'vitest';
import { plan, task, taskServer } from '../samples.ts';
import { OverdueBlock } from './overdue-block.tsx';
import { TodoBlock } from './todo-block.tsx';

const tasks = [
  task('1', { overdue: true, dueTime: '2026-11-18 17:30:00' }),
  task('2', { sourceCode: 'finance', sourceName: '财务报销' }),
  ...['3', '4', '5', '6', '7'].map((id) => task(id)),
];
const failed = [{ sourceCode: 'hr', sourceName: '人事' }];
const render = (Block: typeof TodoBlock, school: Parameters<typeof taskServer>[0]) =>
  renderBlock(Block, { plan, answers: taskServer(school), person: student });

test('home’s to-do shows six, names the systems with their counts and one that fails', async () => {
  const page = render(TodoBlock, { tasks, failed });
  expect(await page.findByRole('link', { name: '全部 7' })).toBeTruthy();
  expect(page.getByRole('link', { name: '财务报销 1' }).getAttribute('href')).toBe('/task-center?source=finance');
  expect(page.getByRole('link', { name: '任务 6' }).getAttribute('href')).toBe('https://oa.example/6');
  expect(page.queryByText('任务 7')).toBeNull();
  expect(page.getByText('1 个系统暂不可用：人事')).toBeTruthy();
});

test('home’s overdue block shows what is past its time alone, in words', async () => {
  const page = render(OverdueBlock, { tasks });
  expect(await page.findByText('已逾期 2 天')).toBeTruthy();
  expect(page.queryByText('任务 2')).toBeNull();
  expect(await render(OverdueBlock, { tasks: [] }).findByText('没有逾期的任务')).toBeTruthy();
});
