import { portalError } from '@portico/client';
import { topicContract } from '@portico/contracts';
import { fakeServer, renderPage } from '@portico/testing';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import '../browser-stand-ins.ts';
import { plan } from '../samples.ts';
import { topic } from '../topic-samples.ts';
import { TopicPage } from './topic-page.tsx';

const show = (detail: () => typeof topic) =>
  renderPage(TopicPage, {
    address: '/mobile/topic-detail/1',
    path: '/mobile/topic-detail/:id',
    device: 'mobile',
    plan,
    answers: fakeServer(topicContract, { detail }),
  });

test('E3 · L2 · on a phone a topic has its steps, no tab bar, keeps its state and is not pulled', async () => {
  const page = show(() => topic);
  expect(await page.findByRole('heading', { level: 1, name: '毕业离校' })).toBeTruthy();
  expect(page.getAllByRole('heading', { level: 2 })[0]?.textContent).toContain('第 1 步 核验');
  expect(area.pages.topic.mobile).toMatchObject({ hideFooter: true, keepalive: true, disablePullRefresh: true });
  act(() => page.getByRole('button', { name: /服务 1.*升级中/ }).click());
  expect((await page.findByRole('dialog', { hidden: true })).textContent).toContain('预计恢复时间：11 月 22 日 06:00');
});

test('E3 · L12 · on a phone a topic that is gone leads to the hall', async () => {
  const page = show(() => {
    throw portalError('not-found', '…');
  });
  expect((await page.findByRole('link', { name: '去服务大厅看看' })).getAttribute('href')).toBe('/mobile/work');
});
