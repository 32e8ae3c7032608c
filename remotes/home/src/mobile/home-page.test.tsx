import { fireEvent, type PageSurroundings, renderPage, school, student } from '@portico/testing';
import { expect, test, vi } from 'vitest';
import { AllNear, everything, homeServer, never, plan, refuse } from '../home-samples.ts';
import { HomePage } from './home-page.tsx';
import { ownBlocks } from './own-blocks.ts';

vi.stubGlobal('IntersectionObserver', AllNear);
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const show = (more: PageSurroundings = {}) =>
  renderPage(HomePage, {
    address: '/mobile/home',
    device: 'mobile',
    plan,
    blocks: ownBlocks,
    answers: homeServer({ placed: everything }),
    school: { ...school, contact: ['服务热线 027-6800 1120（工作日）'] },
    renderBlock: ({ sign }) => <div data-block={sign}>{sign}</div>,
    ...more,
  });

test('H1 · a phone shows the school’s blocks below today, and for 大字版 the greeting, what is due and the number to call', async () => {
  const page = show({ person: student });
  for (const shown of ['校园快捷', '校园线', '校园工具', '348,512', '校园事项']) expect(await page.findByText(shown)).toBeTruthy();
  expect(await page.findByText('2 件事今天到期')).toBeTruthy();
  expect(page.getByText('林知夏，上午好')).toBeTruthy();
  expect(page.getByRole('link', { name: /电话找人帮忙/ }).getAttribute('href')).toBe('tel:02768001120');
});

test('H1 · a guest on a phone asks for nothing that is a member’s', async () => {
  const answers = homeServer({ placed: everything });
  const page = show({ answers });
  expect(await page.findByText('348,512')).toBeTruthy();
  expect(page.getByRole('link', { name: /登录，看看今天/ }).getAttribute('href')).toBe('/login?redirect=%2Fmobile%2Fhome');
  const ofMembers =
    /quickNavigation|person\/|taskCenter|getCurriculumData|getNoticeShow|getCollectApp|getRecentlyUsedApp|getBusinessUnread/;
  expect(answers.asked.filter(({ call }) => ofMembers.test(call))).toEqual([]);
});

test('case 36 · K10 · H1 · markup is text and a bad address no link on a phone, too; a picture that is gone is drawn', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const page = show({ person: student, answers: homeServer({ placed: everything, text, link: 'javascript:alert(1)', icon: '/gone.png' }) });
  expect((await page.findAllByText(`${text}工具`)).length).toBeGreaterThan(0);
  expect(page.container.querySelector('[onerror], [href^="javascript"]')).toBeNull();
  fireEvent.error(await page.findByRole('img', { name: text }));
  expect(await page.findByText(`${text}轮播 1`)).toBeTruthy();
});

test('H1 · on a phone a source that hangs or fails leaves the rest alive, and the banner can be stopped', async () => {
  const answers = homeServer({ placed: everything, services: { recommended: refuse, departments: never } });
  const page = show({ answers });
  expect(await page.findByText('服务暂时没有加载出来')).toBeTruthy();
  expect(await page.findByText('校园线')).toBeTruthy();
  expect(page.getAllByRole('button', { name: '重新加载' })).toHaveLength(1);
  fireEvent.click(page.getByRole('button', { name: /暂停轮播/ }));
  expect(page.getByRole('button', { name: /继续轮播/ })).toBeTruthy();
});
