import { noticeContract } from '@portico/contracts';
import { fireEvent, renderPage, student } from '@portico/testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import { item, noticesServer, document as paper, plan } from '../samples.ts';
import { ListPage } from './list-page.tsx';

const rows = () => [item('9'), paper, item('7', { read: true })];
const open = (server: ReturnType<typeof noticesServer>, address: string, person = student) =>
  renderPage(ListPage, { address, device: 'mobile', plan, person, answers: server.answers });

test('I1 · the phone’s rows lead to a page of the notice, documents to their own system', async () => {
  const page = open(noticesServer(rows()), '/mobile/notice');
  expect((await page.findByRole('link', { name: /第 9 条通知/ })).getAttribute('href')).toBe('/mobile/notice?notice=9');
  expect(page.getByRole('link', { name: new RegExp(paper.title) }).getAttribute('href')).toBe('https://oa.example/8');
});

test('I2 · the page of a notice stands in place of the list, and opening it marks it as read', async () => {
  const server = noticesServer(rows());
  const page = open(server, '/mobile/notice?notice=9');
  expect(await page.findByRole('heading', { name: '第 9 条通知' })).toBeTruthy();
  expect(page.queryByRole('navigation', { name: '消息类型' })).toBeNull();
  expect(await page.findByRole('button', { name: '标为未读' })).toBeTruthy();
  const read = server.answers.asked.filter(({ call }) => call.endsWith(noticeContract.read.path));
  expect(read.map(({ input }) => input)).toEqual([{ idCodes: ['9'], read: true }]);
});

test('I2 · several are chosen in a mode of its own, and dismissed together', async () => {
  const server = noticesServer(rows());
  const page = open(server, '/mobile/notice');
  await page.findByText('第 9 条通知');
  expect(page.queryByRole('checkbox')).toBeNull();
  fireEvent.click(page.getByRole('button', { name: '选择' }));
  for (const box of page.getAllByRole('checkbox')) fireEvent.click(box);
  await act(async () => fireEvent.click(page.getByRole('button', { name: '忽略' })));
  expect(await page.findByText('已忽略 2 条消息')).toBeTruthy();
  expect(page.queryByText('第 9 条通知')).toBeNull();
  await act(async () => fireEvent.click(page.getByRole('button', { name: '撤销' })));
  expect(await page.findByText('第 9 条通知')).toBeTruthy();
});

test('an unknown notice says so and leads to the list', async () => {
  const page = open(noticesServer(rows()), '/mobile/notice?notice=77');
  expect((await page.findByText('这条消息不存在或已过期')).closest('[data-error="not-found"]')).toBeTruthy();
});
