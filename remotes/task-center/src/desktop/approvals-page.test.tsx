import { renderPage, student } from '@portico/testing';
import { expect, test } from 'vitest';
import { plan, taskServer } from '../samples.ts';
import { ApprovalsPage } from './approvals-page.tsx';

const render = (address: string, answers = taskServer({ tasks: [] })) =>
  renderPage(ApprovalsPage, { address, plan, answers, person: student });

test('T2 · approvals of every engine stand in one list, with their state, and each kind has its count', async () => {
  const page = render('/task-center/approvals?type=4');
  expect((await page.findByRole('link', { name: '我发起 1' })).getAttribute('aria-current')).toBe('page');
  expect(page.getByRole('link', { name: '待我审批 2' }).getAttribute('href')).toBe('/task-center/approvals');
  expect(await page.findByText(/^财务报销 差旅费报销 苏敏/)).toBeTruthy();
  expect(page.getByText('已通过')).toBeTruthy();
  expect(await page.findByText('当前由 财务处 办理')).toBeTruthy();
});

test('T2 · a kind that does not exist is the first one, and a failing engine hides no other', async () => {
  const answers = taskServer({ tasks: [], failed: [{ sourceCode: 'hr', sourceName: '人事' }] });
  const page = render('/task-center/approvals?type=9', answers);
  expect((await page.findByRole('link', { name: '待我审批 2' })).getAttribute('aria-current')).toBe('page');
  expect(await page.findByText('1 个系统暂不可用：人事')).toBeTruthy();
  expect(await page.findByRole('link', { name: '审批 1a' })).toBeTruthy();
});
