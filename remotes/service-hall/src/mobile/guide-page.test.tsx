import { portalError } from '@portico/client';
import { serviceContract } from '@portico/contracts';
import { fakeServer, renderPage, student } from '@portico/testing';
import { act, fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import '../browser-stand-ins.ts';
import { plan } from '../samples.ts';
import { emptyGuide, guide } from '../service-samples.ts';
import { GuidePage } from './guide-page.tsx';

const show = (body: () => typeof guide, person?: typeof student) =>
  renderPage(GuidePage, {
    address: '/mobile/service-guide/1',
    path: '/mobile/service-guide/:id',
    device: 'mobile',
    plan,
    person,
    answers: fakeServer(serviceContract, { guide: body }),
  });

test('E4 · on a phone star, telephone and handling stay in reach', async () => {
  const page = show(() => ({ ...guide, mobileUrl: 'https://m.example/1' }), student);
  expect((await page.findByRole('link', { name: '在线办理' })).getAttribute('href')).toBe('https://m.example/1');
  expect(page.getByRole('link', { name: '咨询' }).getAttribute('href')).toBe('tel:02768001260');
  expect(page.getByRole('button', { name: '收藏', pressed: false })).toBeTruthy();
  const heading = page.getByRole('heading', { level: 2, name: '办理流程' });
  // Each part can be folded, and an anchor unfolds it again.
  const fold = heading.closest('details') as HTMLDetailsElement;
  fold.open = false;
  fireEvent.click(within(page.getByRole('navigation', { name: '本页内容' })).getByRole('link', { name: '办理流程' }));
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(heading);
});

test('E4 · on a phone nothing missing is shown, and a guest’s star leads to the login page', async () => {
  const page = show(() => emptyGuide);
  await page.findByRole('heading', { level: 1, name: '开水卡' });
  expect(page.queryByRole('link', { name: '咨询' })).toBeNull();
  act(() => page.getByRole('button', { name: '收藏' }).click());
  expect(page.address()).toBe(`/login?redirect=${encodeURIComponent('/mobile/service-guide/1')}`);
});

test('E4 · on a phone a guide that is gone leads to the hall', async () => {
  const page = show(() => {
    throw portalError('not-found', '事项不存在');
  });
  expect((await page.findByRole('link', { name: '去服务大厅看看' })).getAttribute('href')).toBe('/mobile/work');
});

test('E4 · L2 · a phone’s guide has no tab bar, keeps its state and is not pulled', () => {
  expect(area.pages.guide.mobile).toMatchObject({ hideFooter: true, keepalive: true, disablePullRefresh: true });
});
