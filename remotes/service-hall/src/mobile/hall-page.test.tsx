import { renderPage, student } from '@portico/testing';
import { act, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plan } from '../samples.ts';
import { hallServer, refuse, service } from '../service-samples.ts';
import { HallPage } from './hall-page.tsx';

const many = Array.from({ length: 30 }, (_service, at) => service(String(at + 1)));
const show = (address: string, answers = hallServer(many), person?: typeof student) =>
  renderPage(HallPage, { address, plan, answers, person, device: 'mobile' });

test('E1 · on a phone older services follow the first page without a gap and without doubles', async () => {
  const page = show('/mobile/work');
  await page.findByText('服务 24');
  act(() => page.getByRole('button', { name: '加载更多' }).click());
  expect(await page.findByText('服务 30')).toBeTruthy();
  expect(page.getAllByText(/^服务 \d+$/).map((name) => name.textContent)).toEqual(many.map(({ name }) => name));
  expect(page.getByText('已经到底了')).toBeTruthy();
});

test('E1 · on a phone departments are beside the list, other filters behind one button', async () => {
  const page = show('/mobile/work?keyword=fw');
  const departments = within(await page.findByRole('navigation', { name: '服务部门' }));
  const department = await departments.findByRole('link', { name: '教务处' });
  act(() => department.click());
  expect(page.address()).toBe('/mobile/work?keyword=fw&dept=8');
  expect(page.getByText('筛选').closest('summary')).toBeTruthy();
  expect(page.getByRole('link', { name: '服务 1 办事指南' }).getAttribute('href')).toBe('/mobile/service-guide/1');
});

test('E1 · on a phone a star of a later page is set and undone too', async () => {
  let refused: (() => void) | undefined;
  const collect = () => new Promise<never>((_done, fail) => (refused = () => fail(new Error('refused'))));
  const page = show('/mobile/work', hallServer(many, { collect }), student);
  await page.findByText('服务 24');
  act(() => page.getByRole('button', { name: '加载更多' }).click());
  const star = await page.findByRole('button', { name: '收藏 服务 30' });
  act(() => star.click());
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(refused).toBeTruthy());
  act(() => refused?.());
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
});

test('E1 · on a phone a guest’s star leads to the login page, and an empty hall says so', async () => {
  const page = show('/mobile/work');
  const star = await page.findByRole('button', { name: '收藏 服务 1' });
  act(() => star.click());
  expect(page.address()).toBe(`/login?redirect=${encodeURIComponent('/mobile/work')}`);
  page.unmount();
  expect(await show('/mobile/work', hallServer([])).findByText('学校还没有开放服务')).toBeTruthy();
});

test('E1 · on a phone a list that fails leaves one card with a retry', async () => {
  const page = show('/mobile/work', hallServer(many, { services: refuse }));
  expect(await page.findByText('服务暂时没有加载出来')).toBeTruthy();
  expect(page.getByRole('button', { name: '重新加载' })).toBeTruthy();
});
